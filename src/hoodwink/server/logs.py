"""Structured logs, one JSON object a line. No hidden fact, key or name is in one."""

import json
import logging
import sys
import time
import traceback


class JsonLines(logging.Formatter):
    """A line of the log as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = _where(record.exc_info[1])
        return json.dumps(told)


def _where(error: BaseException | None) -> list[str]:
    """The way to an error, from the outside in, and its kind; what it says may hold a card."""
    way: list[str] = []
    while error is not None:
        steps = traceback.extract_tb(error.__traceback__)
        way += [f"{step.filename}:{step.lineno} {step.name}" for step in steps]
        way.append(type(error).__name__)
        error = error.__cause__ or error.__context__
    return way


def write_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for talkative in ("uvicorn.error", "alembic"):
        logging.getLogger(talkative).setLevel(logging.WARNING)
