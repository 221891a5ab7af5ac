"""Signs requests with sign.py of the guide at a given time, with a given nonce, and prints the headers: with a token, and without
body and token."""
import json
import secrets
import sys
import time

request = json.loads(sys.argv[1])
time.time = lambda: request["timestamp"] / 1000
secrets.token_hex = lambda count: request["nonce"]

from sign import signed_headers

with open(request["keyFile"], "rb") as file:
    key = file.read()
target = request["target"]
own = (request["merchantId"], request["keyId"], key)
print(json.dumps([
    signed_headers(request["method"], target, request["body"].encode(), *own, request["accessToken"]),
    signed_headers("GET", target, b"", *own),
]))
