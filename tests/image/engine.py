"""Builds the image and runs containers from it, with whichever of docker, podman and buildah is there."""

import json
import os
import shutil
import signal
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.programs import needed
from tests.servers import LOOPBACK, free_port, wait_for

ROOT = Path(__file__).parents[2]
TAG = "settebello-image-test"

PLATFORM = os.environ.get("PLATFORM", "")
"""What the image is built and run for, such as linux/arm64; empty: for this machine."""


def emulated() -> bool:
    """Whether containers run on an emulated processor, where seconds tell nothing of a real one."""
    native = {"x86_64": "amd64", "aarch64": "arm64"}.get(os.uname().machine, os.uname().machine)
    return bool(PLATFORM) and PLATFORM.split("/")[1] != native


def _wait_until_up(port: int, process: subprocess.Popen[bytes]) -> None:
    try:
        wait_for(port, process, 300 if emulated() else 30)
    except AssertionError:
        process.kill()
        raise


def _platform() -> list[str]:
    return ["--platform", PLATFORM] if PLATFORM else []


def _choices() -> list[str]:
    base = os.environ.get("BASE")
    return [*_platform(), *(["--build-arg", f"BASE={base}"] if base else []), "--tag", TAG]


def _output(*command: object) -> str:
    done = subprocess.run(
        [str(part) for part in command], stdout=subprocess.PIPE, text=True, check=True, cwd=ROOT
    )
    return done.stdout.strip()


@dataclass
class Container:
    """A running container whose /data is a folder of the host."""

    port: int
    process: subprocess.Popen[bytes]
    prefix: list[str]
    """What comes before a command that is to run inside."""

    @property
    def address(self) -> str:
        return f"http://{LOOPBACK}:{self.port}"

    def run(self, command: list[str]) -> int:
        """Run a command inside; its exit code."""
        return subprocess.run([*self.prefix, *command], check=False).returncode

    def stop(self, seconds: float = 15.0) -> int:
        """Stop it as an engine does, by SIGTERM; its exit code. `subprocess.TimeoutExpired` if it goes on."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(seconds)


@dataclass
class Engine:
    """docker or podman."""

    program: str
    _names: list[str] = field(default_factory=list)

    def build(self) -> None:
        _output(self.program, "build", *_choices(), ".")

    def config(self) -> dict[str, Any]:
        """The image's configuration: User, Env, Cmd, Healthcheck …"""
        config: dict[str, Any] = json.loads(_output(self.program, "image", "inspect", TAG))[0]["Config"]
        return config

    def size(self) -> int:
        """The image's size in bytes."""
        return int(json.loads(_output(self.program, "image", "inspect", TAG))[0]["Size"])

    def start(self, data: Path) -> Container:
        port = free_port()
        name = f"{TAG}-{port}"
        locked = [
            "--read-only",
            "--tmpfs",
            "/tmp",
            "--cap-drop",
            "ALL",
            "--security-opt",
            "no-new-privileges",
        ]
        publish = ["--publish", f"{LOOPBACK}:{port}:8000", "--volume", f"{data}:/data"]
        options = ["--rm", "--name", name, *_platform(), *locked, *publish]
        process = subprocess.Popen([self.program, "run", *options, TAG])
        self._names.append(name)
        _wait_until_up(port, process)
        return Container(port, process, [self.program, "exec", name])

    def close(self) -> None:
        """Remove what is left of the containers; the image stays, as the builder's cache does."""
        for name in self._names:
            subprocess.run([self.program, "rm", "--force", name], check=False, capture_output=True)


# A container by hand: the root is read-only, /tmp is in memory, /data is bound, and the user is nobody special.
_CONTAINER = """
set -e
root=$1 data=$2 user=$3 folder=$4
shift 4
mount --bind "$root" "$root"
mount --bind "$data" "$root/data"
mount -t tmpfs tmpfs "$root/tmp"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -o remount,bind,ro "$root"
exec setpriv --no-new-privs chroot --userspec="$user" "$root" env -C "$folder" -i "$@"
"""


class Buildah(Engine):
    """buildah, which builds but does not run servers: the container is made with unshare and chroot, as root."""

    def build(self) -> None:
        _output(self.program, "bud", "--format", "docker", "--layers", "--pull-never", *_choices(), ".")

    def config(self) -> dict[str, Any]:
        config: dict[str, Any] = json.loads(_output(self.program, "inspect", "--type", "image", TAG))[
            "Docker"
        ]
        return dict(config["config"])

    def size(self) -> int:
        listed = json.loads(_output(self.program, "images", "--json", TAG))
        return (
            sum(file.lstat().st_size for file in self._root().rglob("*") if not file.is_dir())
            if listed
            else 0
        )

    def start(self, data: Path) -> Container:
        port, config = free_port(), self.config()
        environment = [*config["Env"], f"SETTEBELLO_PORT={port}"]
        script = ["unshare", "--mount", "sh", "-c", _CONTAINER, "container", str(self._root()), str(data)]
        prefix = [*script, config["User"], config["WorkingDir"], *environment]
        process = subprocess.Popen([*prefix, *config["Cmd"]])
        _wait_until_up(port, process)
        return Container(port, process, prefix)

    def _root(self) -> Path:
        if not self._names:
            self._names.append(_output(self.program, "from", "--pull-never", *_platform(), TAG))
        return Path(_output(self.program, "mount", self._names[0]))

    def close(self) -> None:
        for name in self._names:
            _output(self.program, "umount", name)
            _output(self.program, "rm", name)


def engine() -> Engine:
    """The first engine that works here; without one the test is reported as not run."""
    for program, works in (("docker", "info"), ("podman", "info"), ("buildah", "version")):
        if (
            shutil.which(program)
            and subprocess.run([program, works], check=False, capture_output=True).returncode == 0
        ):
            return Buildah(program) if program == "buildah" else Engine(program)
    return Engine(needed("a running docker", "podman", "buildah"))
