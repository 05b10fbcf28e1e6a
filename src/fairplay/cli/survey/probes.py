"""What a cluster is asked: functions that are sent to its workers or to its scheduler.

Each is made inside of another one, so that it travels with its code. Nobody there need have this
module.
"""

from typing import Any


def version_probe() -> Any:
    """A function that a worker without Fair Play can run, too: it is sent with its code."""

    def version() -> str | None:
        try:
            import fairplay
        except ImportError:
            return None
        return fairplay.__version__

    return version


def gpu_counter() -> Any:
    """A function that the scheduler runs: what it tells a client may leave out workers.

    In some versions of Dask, ``Client.scheduler_info`` has no more than five of them.
    """

    def count(dask_scheduler: Any) -> int:
        workers = dask_scheduler.workers.values()
        return sum(bool(worker.resources.get("GPU")) for worker in workers)

    return count


def dashboard_probe() -> Any:
    """A function that the scheduler runs: it has a server of web pages even without a dashboard."""

    def has_dashboard(dask_scheduler: Any) -> bool:
        pages = getattr(dask_scheduler, "http_application", None)
        return bool(getattr(pages, "applications", None))

    return has_dashboard
