# Run: pip install cryptography websockets && python3 listen.py
# Needs Python 3.9 or newer, websockets 10.1 or newer (Debian: python3-websockets), and merchant_signing.py beside it.
import asyncio
import json
import random
import sys
import time
from contextlib import suppress
from datetime import datetime, timezone
from urllib.parse import urlencode

from websockets import connect
from websockets.exceptions import ConnectionClosed

from merchant_signing import ApiError, environment, send_signed_query

FINAL_CODES = {1000, 1003, 1009, 4400, 4403, 4409}
TICKET_CODES = {4401, 4410}
LEAST_WAIT = {1013: 30, 4429: 60}
LOST = 1006
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
    with suppress(ConnectionClosed):
        await socket.send(json.dumps({"type": "ack", "id": ids[0], "messageIds": ids}))


# Connects with a ticket, and gives the close code and the pause that the server asked for.
async def serve(ticket):
    query = urlencode({"merchantId": environment("MERCHANT_ID"), "token": ticket})
    url = environment("TOKEN_BASE_URL").replace("http", "ws", 1) + "/ws/listen?" + query
    stored, tasks, pause = [], set(), 0
    async with connect(url, subprotocols=["listen.v1"], ping_interval=None) as socket:
        try:
            while True:
                frame = json.loads(await asyncio.wait_for(socket.recv(), SILENCE))
                if frame["type"] == "ping":
                    now = datetime.now(timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")
                    await socket.send(json.dumps({"type": "pong", "id": frame["id"], "ts": now}))
                if frame["type"] == "goodbye":
                    pause = frame["reconnectAfterMs"] / 1000
                if "messageId" in frame:
                    store(frame)
                    stored.append(frame["messageId"])
                    if len(stored) == 1:
                        tasks.add(asyncio.create_task(acknowledge(socket, stored)))
        except ConnectionClosed as closed:
            return (closed.rcvd.code if closed.rcvd else LOST), pause
        except asyncio.TimeoutError:  # a dead network closes no socket
            return LOST, pause


def is_refusal(error):
    """429 and 5xx pass, as failures of the network do."""
    return isinstance(error, ApiError) and error.code < 500_000 and error.code != 429001


# Continues after every break: what was not acknowledged arrives again.
async def listen():
    ticket, attempt = None, 0
    while True:
        started_at, code, pause = time.monotonic(), LOST, 0
        try:
            # A ticket opens any number of connections, until it is refused.
            ticket = ticket or send_signed_query("POST", "/user/refresh")["ticket"]["listenToken"]
            code, pause = await serve(ticket)
        except Exception as error:
            if is_refusal(error):
                raise
            print(repr(error), file=sys.stderr)
            pause = getattr(error, "retry_after", 0)
        if code in FINAL_CODES:
            sys.exit(f"closed with {code}")
        if code in TICKET_CODES:
            ticket = None
        attempt = 0 if time.monotonic() - started_at >= 60 else attempt
        wait = random.random() * min(30, 2**attempt)
        await asyncio.sleep(max(wait, pause, LEAST_WAIT.get(code, 0)))
        attempt += 1


asyncio.run(listen())
