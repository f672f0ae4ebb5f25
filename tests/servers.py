"""Servers that tests start on loopback, each on a free port, and end by their process."""

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

from tests.programs import needed

LOOPBACK = "127.0.0.1"


def free_port() -> int:
    """A port that nothing listens on at the moment."""
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(port: int, process: subprocess.Popen[bytes], seconds: float = 30.0) -> None:
    """Wait until the process listens on its port; an `AssertionError` says when it does not."""
    patience = time.monotonic() + seconds
    while time.monotonic() < patience:
        assert process.poll() is None, f"{process.args!r} ended with {process.returncode}"
        with socket.socket() as probe:
            if probe.connect_ex((LOOPBACK, port)) == 0:
                return
        time.sleep(0.02)
    raise AssertionError(f"{process.args!r} does not listen on {port}")


class RedisServer:
    """A real Redis that keeps what it was told in a folder, and can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.address = f"redis://{LOOPBACK}:{self.port}/0"
        self._program = needed("redis-server", "valkey-server")
        self._folder = folder
        self.start()

    def start(self) -> None:
        """Start it, with what it kept."""
        options = ["--bind", LOOPBACK, "--port", str(self.port), "--dir", str(self._folder)]
        keeping = ["--appendonly", "yes", "--appendfsync", "always", "--save", ""]
        self._process = subprocess.Popen([self._program, *options, *keeping], stdout=subprocess.DEVNULL)
        wait_for(self.port, self._process)

    def kill(self) -> None:
        """End it at once."""
        self._process.kill()
        self._process.wait()


class Settebello:
    """The server as people run it: `python -m app`, in a process of its own."""

    COMMAND = (sys.executable, "-m", "app")

    def __init__(self, *options: str, **settings: str) -> None:
        self.port = free_port()
        self.address = f"http://{LOOPBACK}:{self.port}"
        self.command = [*self.COMMAND, *options]
        self.environment = self.environment_of(port=str(self.port), **settings)
        self.log = b""
        self.start()

    @staticmethod
    def environment_of(**settings: str) -> dict[str, str]:
        """The environment of a server with these settings."""
        return {**os.environ, **{f"SETTEBELLO_{name.upper()}": value for name, value in settings.items()}}

    def start(self) -> None:
        """Start it, at the address that it had."""
        self.process = subprocess.Popen(self.command, env=self.environment, stderr=subprocess.PIPE)
        self._reader = threading.Thread(target=self._read)
        self._reader.start()
        wait_for(self.port, self.process)

    def _read(self) -> None:
        assert self.process.stderr
        with self.process.stderr as lines:
            for line in lines:
                self.log += line

    def end(self, how: int = signal.SIGTERM) -> int:
        """End it, by default as an engine would, and wait for that; 0 if it said that it stopped in order."""
        self.process.send_signal(how)
        self.process.wait(30)
        self._reader.join()
        return 0 if b"Application shutdown complete" in self.log[-500:] else 1

    def kill(self) -> None:
        """End it at once."""
        self.end(signal.SIGKILL)
