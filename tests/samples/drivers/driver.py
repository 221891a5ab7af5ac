import json
import os
import sys

sys.path.insert(0, os.environ["HELPER_FOLDER"])
import merchant_signing as helper

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
            headers = {"X-Request-Id": request_id, "X-Timestamp": timestamp, "X-Signature": signature}
            helper.verify_response(status, headers, body)
            print("genuine")
        except Exception:
            print("forged")
