"""Signs requests, verifies responses, encrypts fields. Python 3.9 or newer; nothing to install.

Python comes without RSA and AES. RSA is left to the openssl command (OpenSSL 3), which keeps private keys out of this
process; AES-GCM is written out below, for one short text under a key that is never used again.
"""
import hashlib
import json
import os
import secrets
import subprocess
import tempfile
import time
from base64 import b64decode, b64encode, urlsafe_b64encode
from urllib.parse import quote

ACCESS_TOKEN = os.environ.get("ACCESS_TOKEN", "atk_3Fh7Kq9Zr2Vx5Bn8Ty1Wm4Pc6Ld0JgSaEuIoRtYiQwN")
MERCHANT_ID = os.environ.get("MERCHANT_ID", "mch_01KF0AP900N5Y4WP04V8T304CJ")
KEY_ID = os.environ.get("KEY_ID", "mk_sig_test_1")
KEY_FILE = os.environ.get("KEY_FILE", "mk_sig_test_1.pem")
PROVIDER_KEY_ID = os.environ.get("PROVIDER_KEY_ID", "pk_enc_test_1")
PROVIDER_KEY_FILE = os.environ.get("PROVIDER_KEY_FILE", "pk_enc_test_1.pub.pem")
PROVIDER_SIGNING_KEY_FILE = os.environ.get("PROVIDER_SIGNING_KEY_FILE", "pk_sig_test_1.pub.pem")


def signed_headers(method, target, body=""):
    """Headers that sign a request. target: path and query exactly as sent; body: exactly the text sent."""
    timestamp, nonce = str(int(time.time() * 1000)), secrets.token_hex(16)
    return {
        "X-Merchant-Id": MERCHANT_ID,
        "X-Key-Id": KEY_ID,
        "X-Timestamp": timestamp,
        "X-Nonce": nonce,
        "X-Signature": signature(method, target, timestamp, nonce, body),
    }


def signed_target(method, target, body=""):
    """The target of a request to the token service with the signature in its query."""
    timestamp, nonce = str(int(time.time() * 1000)), secrets.token_hex(16)
    to_sign = target_to_sign(target, timestamp, nonce)
    return to_sign + "&signature=" + quote(signature(method, to_sign, timestamp, nonce, body), safe="")


def target_to_sign(target, timestamp, nonce):
    """With its own query parameters and those of the signature, sorted by name."""
    path, _, query = target.partition("?")
    own = [f"merchantId={MERCHANT_ID}", f"keyId={KEY_ID}", f"timestamp={timestamp}", f"nonce={nonce}"]
    pairs = own + (query.split("&") if query else [])
    return path + "?" + "&".join(sorted(pairs, key=lambda pair: pair.split("=")[0]))


def signature(method, target, timestamp, nonce, body):
    """Six lines, each ended by a line feed."""
    lines = [method, target, MERCHANT_ID, timestamp, nonce, _sha256(body)]
    return b64encode(_openssl(_lines(lines), "dgst", "-sha256", "-sign", KEY_FILE)).decode()


def verify_response(status, headers, body):
    """Raises unless the provider signed the response. body: exactly the text received."""
    lines = [str(status), headers.get("X-Request-Id", ""), headers.get("X-Timestamp", ""), _sha256(body)]
    with tempfile.NamedTemporaryFile() as signed:
        signed.write(b64decode(headers.get("X-Signature", "")))
        signed.flush()
        _openssl(_lines(lines), "dgst", "-sha256", "-verify", PROVIDER_SIGNING_KEY_FILE, "-signature", signed.name)


def encrypt_field(plaintext):
    """A compact JWE (RSA-OAEP-256, A256GCM) for the provider."""
    header = _base64url(_json({"alg": "RSA-OAEP-256", "enc": "A256GCM", "kid": PROVIDER_KEY_ID, "cty": "json"}).encode())
    content_key = secrets.token_bytes(32)
    oaep = "-pkeyopt rsa_padding_mode:oaep -pkeyopt rsa_oaep_md:sha256 -pkeyopt rsa_mgf1_md:sha256".split()
    wrapped = _openssl(content_key, "pkeyutl", "-encrypt", "-pubin", "-inkey", PROVIDER_KEY_FILE, *oaep)
    return f"{header}.{_base64url(wrapped)}.{seal(header, content_key, secrets.token_bytes(12), _json(plaintext))}"


def seal(header, content_key, iv, text):
    """The last three parts: IV, ciphertext, tag. AES-GCM: NIST SP 800-38D."""
    round_keys, data, aad = _expand(content_key), text.encode(), header.encode()
    stream = b"".join(
        _encrypt_block(round_keys, iv + counter.to_bytes(4, "big")) for counter in range(1, len(data) // 16 + 3)
    )
    ciphertext = _xor(data, stream[16:])
    lengths = (len(aad) * 8).to_bytes(8, "big") + (len(data) * 8).to_bytes(8, "big")
    hashed = _ghash(_encrypt_block(round_keys, bytes(16)), _padded(aad) + _padded(ciphertext) + lengths)
    return ".".join(_base64url(part) for part in (iv, ciphertext, _xor(hashed, stream)))


def _ghash(key, blocks):
    result, factor = 0, int.from_bytes(key, "big")
    for start in range(0, len(blocks), 16):
        result ^= int.from_bytes(blocks[start : start + 16], "big")
        product, shifted = 0, factor
        for bit in range(127, -1, -1):
            product ^= shifted * (result >> bit & 1)
            shifted = (shifted >> 1) ^ (0xE1 << 120) * (shifted & 1)
        result = product
    return result.to_bytes(16, "big")


def _double(byte):
    """Twice a byte in the field of AES (FIPS 197, section 4.2.1)."""
    return byte << 1 ^ 0x11B * (byte >> 7)


def _substitutions():
    table, power, inverse = [0x63] * 256, 1, 1
    for _ in range(255):
        power ^= _double(power)  # times 3, whose powers are all bytes but 0
        for shift in (1, 2, 4):  # divided by 3
            inverse ^= inverse << shift
        inverse = (inverse & 0xFF) ^ 0x09 * (inverse >> 7 & 1)
        turns = inverse * 0x101
        table[power] = (turns ^ turns >> 4 ^ turns >> 5 ^ turns >> 6 ^ turns >> 7) & 0xFF ^ 0x63
    return table


_SUBSTITUTION = _substitutions()


def _expand(key):
    words, constant = [key[start : start + 4] for start in range(0, 32, 4)], 1
    while len(words) < 60:
        word = words[-1]
        if len(words) % 8 == 0:
            word = bytes(_SUBSTITUTION[byte] for byte in word[1:] + word[:1])
            word, constant = bytes([word[0] ^ constant]) + word[1:], _double(constant)
        elif len(words) % 8 == 4:
            word = bytes(_SUBSTITUTION[byte] for byte in word)
        words.append(_xor(words[-8], word))
    return [b"".join(words[start : start + 4]) for start in range(0, 60, 4)]


def _encrypt_block(round_keys, block):
    state = _xor(block, round_keys[0])
    for number, round_key in enumerate(round_keys[1:], 1):
        state = bytes(_SUBSTITUTION[state[index * 5 % 16]] for index in range(16))
        if number < 14:
            state = b"".join(_mix(state[start : start + 4]) for start in range(0, 16, 4))
        state = _xor(state, round_key)
    return state


def _mix(column):
    total = column[0] ^ column[1] ^ column[2] ^ column[3]
    return bytes(column[i] ^ total ^ _double(column[i] ^ column[(i + 1) % 4]) for i in range(4))


def _openssl(data, *arguments):
    return subprocess.run(["openssl", *arguments], input=data, stdout=subprocess.PIPE, check=True).stdout


def _xor(one, other):
    return bytes(a ^ b for a, b in zip(one, other))


def _padded(data):
    return data + bytes(-len(data) % 16)


def _lines(lines):
    return "".join(f"{line}\n" for line in lines).encode()


def _sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def _json(value):
    return json.dumps(value, separators=(",", ":"))


def _base64url(data):
    return urlsafe_b64encode(data).rstrip(b"=").decode()
