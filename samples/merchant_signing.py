"""Signs requests, verifies responses, encrypts and decrypts fields. Python 3.9 or newer: pip install cryptography

Set in the environment:
  BASE_URL, TOKEN_BASE_URL            origins of the merchant API and of the token service
  MERCHANT_ID                         your merchant number
  KEY_ID, KEY_FILE                    your signing key: its ID, and a PEM file with the private key
  PROVIDER_SIGNING_KEY_FILE           PEM file with the public key that verifies responses, named after its ID: pk_sig_1.pem;
                                      while keys rotate both files, with a comma between them
  ACCESS_TOKEN                        for requests that have one
  PROVIDER_KEY_ID, PROVIDER_KEY_FILE  the provider's encryption key, for fields that you encrypt
  DECRYPTION_KEY_FILE                 PEM file with your private encryption key, for fields that you decrypt

As a program it encrypts for languages that cannot: python3 merchant_signing.py encrypt '{"pin": "482915"}'
"""
import hashlib
import json
import os
import secrets
import sys
import time
import uuid
from base64 import b64decode, b64encode, urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import HTTPRedirectHandler, Request, build_opener

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

TIMEOUT_SECONDS = 15
OAEP = padding.OAEP(padding.MGF1(hashes.SHA256()), hashes.SHA256(), None)


class NoRedirects(HTTPRedirectHandler):
    """Following one would send token, signature and body to another address."""

    def redirect_request(self, *_):
        return None


OPENER = build_opener(NoRedirects)


class ApiError(Exception):
    """The request was refused. After an error of another kind, such as a time-out, HTTP 504 or 401010, what happened to it is unknown."""

    def __init__(self, code, text, retry_after):
        super().__init__(text)
        self.code = code
        self.retry_after = retry_after  # seconds to wait before a repeat; 0 where the response does not say


def environment(name):
    """A variable of the environment. Stops the program when it is not set."""
    return os.environ.get(name) or sys.exit(f"Set {name} in the environment: merchant_signing.py says what it is.")


def new_idempotency_key():
    """A new key, written down before anything is sent: a repetition needs the same one. Use your database in production."""
    key = str(uuid.uuid4())
    with open("idempotency-keys.txt", "a") as file:
        file.write(f"{time.strftime('%Y-%m-%dT%H:%M:%SZ', time.gmtime())} {key}\n")
    return key


def send_signed(method, target, headers=None, body=None):
    """Sends a request to the merchant API, with a signature in its headers. Gives data of the response, once it is verified and its
    code is 0."""
    text = _text(body)
    signed = {**(headers or {}), **signed_headers(method, target, text or "")}
    return _send(method, environment("BASE_URL") + target, signed, text)


def send_signed_query(method, target, headers=None, body=None):
    """The same to the token service, with the signature in the query."""
    text = _text(body)
    return _send(method, environment("TOKEN_BASE_URL") + signed_target(method, target, text or ""), headers or {}, text)


def _send(method, url, headers, body):
    content = {} if body is None else {"Content-Type": "application/json; charset=utf-8"}
    data = None if body is None else body.encode()
    request = Request(url, method=method, headers={**content, **headers}, data=data)
    try:
        response = OPENER.open(request, timeout=TIMEOUT_SECONDS)
    except HTTPError as error:
        response = error  # a response as well, with another status
    with response:
        text = response.read().decode()
    verify_response(response.status, response.headers, text)
    envelope = json.loads(text)
    if envelope["code"] != 0:
        summary = f"{envelope['code']} {envelope['error']}: {envelope['message']} (request {envelope['requestId']})"
        # 503 says that this attempt executed nothing; 500, 502 and 504 do not. 401010: a library or proxy sent the request twice.
        if envelope["code"] == 401010 or (response.status >= 500 and response.status != 503):
            raise RuntimeError(f"The outcome is unknown: {summary}")
        raise ApiError(envelope["code"], summary, int(response.headers.get("Retry-After", 0)))
    return envelope["data"]


def _text(body):
    return body if body is None or isinstance(body, str) else _json(body)


def signed_headers(method, target, body=""):
    """Headers that sign a request. target: path and query exactly as sent; body: exactly the text sent."""
    timestamp, nonce = str(int(time.time() * 1000)), secrets.token_hex(16)
    return {
        "X-Merchant-Id": environment("MERCHANT_ID"),
        "X-Key-Id": environment("KEY_ID"),
        "X-Timestamp": timestamp,
        "X-Nonce": nonce,
        "X-Signature": signature(method, target, timestamp, nonce, body),
    }


def signed_target(method, target, body=""):
    """The target with the signature in its query."""
    timestamp, nonce = str(int(time.time() * 1000)), secrets.token_hex(16)
    to_sign = target_to_sign(target, timestamp, nonce)
    return to_sign + "&signature=" + quote(signature(method, to_sign, timestamp, nonce, body), safe="")


def target_to_sign(target, timestamp, nonce):
    """With its own query parameters and those of the signature, sorted by name."""
    path, _, query = target.partition("?")
    signer = [f"merchantId={environment('MERCHANT_ID')}", f"keyId={environment('KEY_ID')}"]
    pairs = [*signer, f"timestamp={timestamp}", f"nonce={nonce}", *(query.split("&") if query else [])]
    return path + "?" + "&".join(sorted(pairs, key=lambda pair: pair.split("=")[0]))


def signature(method, target, timestamp, nonce, body):
    """Six lines, each ended by a line feed."""
    key = serialization.load_pem_private_key(_read_key("KEY_FILE"), password=None)
    lines = _lines([method, target, environment("MERCHANT_ID"), timestamp, nonce, _sha256(body)])
    return b64encode(key.sign(lines, padding.PKCS1v15(), hashes.SHA256())).decode()


def verify_response(status, headers, body):
    """Raises unless the provider signed the response. body: exactly the text received. Errors leave it out: logs keep them."""
    if 300 <= status < 400:
        raise ValueError(
            f"Redirect (HTTP {status}), not followed: the API never sends one. Check BASE_URL and TOKEN_BASE_URL."
        )
    lines = _lines([str(status), headers.get("X-Request-Id", ""), headers.get("X-Timestamp", ""), _sha256(body)])
    key_id = headers.get("X-Key-Id")
    if not key_id or not _is_genuine(headers.get("X-Signature", ""), lines, _provider_key(key_id)):
        raise ValueError(f"The response is not signed by the provider (HTTP {status}).")


def _is_genuine(signed, lines, key):
    try:
        key.verify(b64decode(signed), lines, padding.PKCS1v15(), hashes.SHA256())
        return True
    except (InvalidSignature, ValueError):  # or no base64
        return False


def _provider_key(key_id):
    """The public key of this ID."""
    for file in environment("PROVIDER_SIGNING_KEY_FILE").split(","):
        path = Path(file.strip())
        if path.name in (f"{key_id}.pem", f"{key_id}.pub.pem"):
            return serialization.load_pem_public_key(path.read_bytes())
    raise ValueError(
        f"PROVIDER_SIGNING_KEY_FILE has no key {key_id}, which signed the response. Download it from the console, add {key_id}.pem."
    )


def encrypt_field(plaintext):
    """A compact JWE (RSA-OAEP-256, A256GCM) for the provider."""
    kid = environment("PROVIDER_KEY_ID")
    header = _base64url(_json({"alg": "RSA-OAEP-256", "enc": "A256GCM", "kid": kid, "cty": "json"}).encode())
    content_key = secrets.token_bytes(32)
    wrapped = serialization.load_pem_public_key(_read_key("PROVIDER_KEY_FILE")).encrypt(content_key, OAEP)
    return f"{header}.{_base64url(wrapped)}.{seal(header, content_key, secrets.token_bytes(12), _json(plaintext))}"


def seal(header, content_key, iv, text):
    """The last three parts: IV, ciphertext, tag."""
    sealed = AESGCM(content_key).encrypt(iv, text.encode(), header.encode())
    return ".".join(_base64url(part) for part in (iv, sealed[:-16], sealed[-16:]))


def decrypt_field(jwe):
    """What the provider encrypted to you. Never log it."""
    header, wrapped, iv, ciphertext, tag = jwe.split(".")
    stated = json.loads(_from_base64url(header))
    if (stated["alg"], stated["enc"]) != ("RSA-OAEP-256", "A256GCM"):
        raise ValueError(f"Not an algorithm of the contract: {stated['alg']}, {stated['enc']}")
    key = serialization.load_pem_private_key(_read_key("DECRYPTION_KEY_FILE"), password=None)
    content_key = key.decrypt(_from_base64url(wrapped), OAEP)
    sealed = _from_base64url(ciphertext) + _from_base64url(tag)
    return json.loads(AESGCM(content_key).decrypt(_from_base64url(iv), sealed, header.encode()))


def _read_key(variable):
    with open(environment(variable), "rb") as file:
        return file.read()


def _lines(lines):
    return "".join(f"{line}\n" for line in lines).encode()


def _sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def _json(value):
    return json.dumps(value, separators=(",", ":"))


def _base64url(data):
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _from_base64url(text):
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


if __name__ == "__main__" and sys.argv[1:2] == ["encrypt"]:
    print(encrypt_field(json.loads(sys.argv[2])))
