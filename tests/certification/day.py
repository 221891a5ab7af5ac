"""A day of work, written from the pages with the published helper: open a card, recharge it, read both orders to their end.

MISTAKE in the environment makes one mistake."""
import json
import os
import random
import sys
import time
import urllib.request
import uuid

sys.path.insert(0, os.environ["HELPERS"])
import merchant_signing as api  # noqa: E402

MISTAKE = os.environ.get("MISTAKE", "")
HOLDER = "hld_01KF0APDW8JGCWNWHZ6927G0T8"
ATTEMPTS = 8
tokens = {}

if MISTAKE == "verifies JSON written again":
    verify = api.verify_response
    api.verify_response = lambda status, headers, body: verify(
        status, headers, json.dumps(json.loads(body), separators=(",", ":"))
    )
if MISTAKE == "believes unsigned responses":
    api.verify_response = lambda status, headers, body: None


class Unknown(Exception):
    """No attempt has said what became of the call."""


def grant(body):
    """Tokens, from the code or from the refresh token: a lost response is asked for again with the same one."""
    for attempt in range(ATTEMPTS):
        try:
            tokens.update(api.send_signed("POST", "/v2/biz/code2token", {}, body))
            return
        except api.ApiError as error:
            if error.code // 1000 not in (429, 503):
                raise
            time.sleep(error.retry_after)
        except (OSError, ValueError, RuntimeError):
            time.sleep(random.uniform(0, min(30, 2**attempt)))
    raise Unknown("tokens")


def call(method, target, body=None):
    """One call with one key and one body on all its attempts."""
    text = None if body is None else json.dumps(body)
    key = str(uuid.uuid4())
    for attempt in range(ATTEMPTS):
        if MISTAKE == "makes a key for each attempt":
            key = str(uuid.uuid4())
        headers = {"Authorization": f"Bearer {tokens['accessToken']}", **({"Idempotency-Key": key} if text else {})}
        try:
            return api.send_signed(method, target, headers, text)
        except api.ApiError as error:
            if error.code in (401002, 401003):
                if MISTAKE == "asks for a new code":
                    grant({"code": os.environ["AUTH_CODE"]})
                else:
                    grant({"grantType": "refresh_token", "refreshToken": tokens["refreshToken"]})
            elif error.code == 409001 or error.code // 1000 in (429, 503):
                time.sleep(0.05 if MISTAKE == "ignores Retry-After" else error.retry_after)
            elif MISTAKE != "repeats refusals" or attempt > 4:
                raise
        except (OSError, ValueError, RuntimeError):
            if text and MISTAKE in ("takes a time-out for success", "takes a time-out for failure"):
                return {}
            if text and MISTAKE == "orders again under another number":
                text = json.dumps({**json.loads(text), "merchantOrderNo": str(uuid.uuid4())})
                key = str(uuid.uuid4())
            time.sleep(0 if MISTAKE == "repeats without a pause" else random.uniform(0, min(30, 2**attempt)))
    raise Unknown(target)


def is_open(status):
    if MISTAKE == "takes an unknown status for final":
        return status == "processing"
    return status not in ("success", "failed")


def finish(order_id):
    """Reads an order until its status is final."""
    status = "processing"
    for seconds in (2, 5, 10, 10, 10, 10):
        pass_time(seconds)
        status = call("GET", f"/v2/card/log/{order_id}")["status"]
        if not is_open(status):
            break
    return status


def pass_time(seconds):
    """The simulator's clock goes on, with a short wait."""
    body = json.dumps({"advanceMs": seconds * 1000}).encode()
    urllib.request.urlopen(urllib.request.Request(os.environ["BASE_URL"] + "/sandbox/clock", data=body, method="POST"))
    time.sleep(0.05)


def money(value):
    return {"value": value, "currency": "USD"}


def work():
    grant({"code": os.environ["AUTH_CODE"]})
    call("GET", "/v2/biz/wallet")
    opening = {"cardManageId": os.environ["CARD_PRODUCT"], "holderId": HOLDER, "initialAmount": money("100.00")}
    opened = call("POST", "/v2/card/open", {**opening, "merchantOrderNo": str(uuid.uuid4())})
    if not opened:
        return 0
    if finish(opened["orderId"]) != "success":
        return 1
    for amount in ("20.30", "12.05"):
        recharge = {"cardId": opened["cardId"], "amount": money(amount), "merchantOrderNo": str(uuid.uuid4())}
        recharged = call("PATCH", "/v2/card/recharge", recharge)
        if recharged and finish(recharged["orderId"]) != "success":
            return 1
    call("GET", f"/v2/card/{opened['cardId']}")
    call("GET", f"/v2/card/{opened['cardId']}/log")
    call("GET", "/v2/biz/wallet")
    return 0


try:
    sys.exit(work())
except (api.ApiError, Unknown) as error:
    print(error, file=sys.stderr)
    sys.exit(1)
