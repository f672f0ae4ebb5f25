"""Settings of every test."""

from hypothesis import HealthCheck, settings

# equal runs everywhere: no clock decides, and no chance
settings.register_profile(
    "here", deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None
)
settings.load_profile("here")
