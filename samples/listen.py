# Run: pip install websockets && python listen.py
import asyncio
import json
import random
import time
from datetime import datetime, timezone
from urllib.parse import urlencode

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from merchant_signing import environment, send_signed_query

FINAL_CODES = {1000, 1003, 1009, 4400, 4403, 4409}
LEAST_WAIT = {1013: 30, 4429: 60}
SILENCE = 35


# Your database: it stores each messageId once.
def store(event):
    with open("events.jsonl", "a") as file:
        file.write(json.dumps(event) + "\n")


async def acknowledge(socket, stored):
    """In batches: at most 20 frames are allowed in a second."""
    await asyncio.sleep(0.2)
    ids = stored[:]
    stored.clear()
    await socket.send(json.dumps({"type": "ack", "id": ids[0], "messageIds": ids}))


# Connects with a new ticket, and serves the connection.
async def serve():
    ticket = send_signed_query("POST", "/user/refresh")["ticket"]
    query = urlencode({"merchantId": environment("MERCHANT_ID"), "token": ticket["listenToken"]})
    url = environment("BASE_URL").replace("http", "ws", 1) + "/ws/listen?" + query
    async with connect(url, subprotocols=["listen.v1"], ping_interval=None) as socket:
        stored, tasks = [], set()
        while True:
            # A dead network closes no socket.
            frame = json.loads(await asyncio.wait_for(socket.recv(), SILENCE))
            if frame["type"] == "ping":
                now = datetime.now(timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")
                await socket.send(json.dumps({"type": "pong", "id": frame["id"], "ts": now}))
            if "messageId" in frame:
                store(frame)
                stored.append(frame["messageId"])
                if len(stored) == 1:
                    tasks.add(asyncio.create_task(acknowledge(socket, stored)))


# Resumes after a break: what was not acknowledged arrives again.
async def listen():
    attempt = 0
    while True:
        opened_at, code = time.monotonic(), 1006
        try:
            await serve()
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 1006
            if code in FINAL_CODES:
                raise
        except (OSError, asyncio.TimeoutError):
            pass
        attempt = 0 if time.monotonic() - opened_at > 60 else attempt + 1
        wait = random.random() * min(30, 2**attempt)
        await asyncio.sleep(max(wait, LEAST_WAIT.get(code, 0)))


asyncio.run(listen())
