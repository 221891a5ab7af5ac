import json
import os
import sys
import traceback

sys.path.insert(0, os.environ["HELPER_FOLDER"])
import merchant_signing as helper


def print_line(send, request, headers=None):
    """What comes back, or an error as a program prints that does not catch it."""
    method, target, body = request
    try:
        print(json.dumps(send(method, target, headers, body or None)))
    except Exception:
        print(traceback.format_exc().replace("\n", " "))


arguments = iter(sys.argv[1:])
take = lambda count: [next(arguments) for _ in range(count)]
for command in arguments:
    if command == "sign":
        print(helper.signature(*take(5)))
    elif command == "target":
        print(helper.target_to_sign(*take(3)))
    elif command == "seal":
        header, key, iv, text = take(4)
        print(helper.seal(header, bytes.fromhex(key), bytes.fromhex(iv), text))
    elif command == "encrypt":
        print(helper.encrypt_field(json.loads(take(1)[0])))
    elif command == "decrypt":
        [jwe] = take(1)
        try:
            print(json.dumps(helper.decrypt_field(jwe)))
        except Exception:
            print("refused")
    elif command == "verify":
        status, request_id, timestamp, signature, body = take(5)
        try:
            headers = {"X-Key-Id": "pk_sig_test_1", "X-Request-Id": request_id, "X-Timestamp": timestamp, "X-Signature": signature}
            helper.verify_response(int(status), headers, body)
            print("genuine")
        except ValueError:
            print("forged")
    elif command == "send":
        bearer = f"Bearer {os.environ['ACCESS_TOKEN']}"
        print_line(helper.send_signed, take(3), {"Authorization": bearer, "Idempotency-Key": "key-of-the-driver"})
    elif command == "query":
        print_line(helper.send_signed_query, take(3))
