"""Signs one request with sign.py of the guide at a given time, with a given nonce, and prints the headers."""
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
body = request["body"].encode()
print(json.dumps(signed_headers(request["method"], request["target"], body, request["merchantId"], request["keyId"], key)))
