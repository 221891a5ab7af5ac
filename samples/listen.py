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


async def serve():
    ticket = send_signed_query("POST", "/user/refresh")["ticket"]
    query = urlencode({"merchantId": environment("MERCHANT_ID"), "token": ticket["listenToken"]})
    url = environment("BASE_URL").replace("http", "ws", 1) + "/ws/listen?" + query
    async with connect(url, subprotocols=["listen.v1"], ping_interval=None) as socket:
        stored, tasks = [], set()
        while True:
            frame = json.loads(await socket.recv())
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
        opened_at = time.monotonic()
        try:
            await serve()
        except ConnectionClosed as closed:
            if closed.rcvd and closed.rcvd.code in FINAL_CODES:
                raise
        except OSError:
            pass
        attempt = 0 if time.monotonic() - opened_at > 60 else attempt + 1
        await asyncio.sleep(random.random() * min(30, 2**attempt))


asyncio.run(listen())
