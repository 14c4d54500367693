"""A server that is killed while its worker thinks: prints the worker's number, and waits."""

import asyncio
import sys

from server.thinking.kit import pool, question


async def main(bot: str) -> None:
    async with pool(budget=float(sys.argv[2])) as bots:
        asking = asyncio.create_task(bots.ask(question(bot)))
        await asyncio.sleep(0.2)
        print(*bots.pids, flush=True)
        await asking


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
