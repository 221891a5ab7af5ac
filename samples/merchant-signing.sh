# Signs requests, verifies responses, encrypts fields: source it in bash. Needs OpenSSL 3.
ACCESS_TOKEN=${ACCESS_TOKEN:-atk_3Fh7Kq9Zr2Vx5Bn8Ty1Wm4Pc6Ld0JgSaEuIoRtYiQwN}
MERCHANT_ID=${MERCHANT_ID:-mch_01KF0AP900N5Y4WP04V8T304CJ}
KEY_ID=${KEY_ID:-mk_sig_test_1}
KEY_FILE=${KEY_FILE:-mk_sig_test_1.pem}
PROVIDER_KEY_ID=${PROVIDER_KEY_ID:-pk_enc_test_1}
PROVIDER_KEY_FILE=${PROVIDER_KEY_FILE:-pk_enc_test_1.pub.pem}
PROVIDER_SIGNING_KEY_FILE=${PROVIDER_SIGNING_KEY_FILE:-pk_sig_test_1.pub.pem}

# signature METHOD TARGET TIMESTAMP NONCE BODY: base64, over six lines that each end with a line feed.
signature() {
  printf '%s\n' "$1" "$2" "$MERCHANT_ID" "$3" "$4" "$(printf %s "$5" | openssl dgst -sha256 -r | cut -d' ' -f1)" |
    openssl dgst -sha256 -sign "$KEY_FILE" | openssl base64 -A
}

# sign_headers METHOD TARGET [BODY]: sets SIGNED_HEADERS, options for curl.
sign_headers() {
  local timestamp nonce
  timestamp=$(date +%s)000 nonce=$(openssl rand -hex 16)
  SIGNED_HEADERS=(
    -H "X-Merchant-Id: $MERCHANT_ID" -H "X-Key-Id: $KEY_ID" -H "X-Timestamp: $timestamp" -H "X-Nonce: $nonce"
    -H "X-Signature: $(signature "$1" "$2" "$timestamp" "$nonce" "${3-}")"
  )
}

# sign_query METHOD TARGET [BODY]: sets SIGNED_TARGET, the target with the signature in its query.
sign_query() {
  local timestamp nonce target
  timestamp=$(date +%s)000 nonce=$(openssl rand -hex 16)
  target=$(target_to_sign "$2" "$timestamp" "$nonce")
  SIGNED_TARGET="$target&signature=$(
    signature "$1" "$target" "$timestamp" "$nonce" "${3-}" | sed 's/+/%2B/g; s|/|%2F|g; s/=/%3D/g'
  )"
}

# target_to_sign TARGET TIMESTAMP NONCE: with its own query parameters and those of the signature, sorted by name.
target_to_sign() {
  local query="merchantId=$MERCHANT_ID&keyId=$KEY_ID&timestamp=$2&nonce=$3"
  [[ $1 != *\?* ]] || query+="&${1#*\?}"
  printf '%s?%s' "${1%%\?*}" "$(tr '&' '\n' <<<"$query" | LC_ALL=C sort -t= -k1,1 | paste -sd'&' -)"
}

# verify_response STATUS REQUEST_ID TIMESTAMP SIGNATURE BODY: fails unless the provider signed the response.
verify_response() {
  printf '%s\n' "$1" "$2" "$3" "$(printf %s "$5" | openssl dgst -sha256 -r | cut -d' ' -f1)" |
    openssl dgst -sha256 -verify "$PROVIDER_SIGNING_KEY_FILE" -signature <(printf %s "$4" | openssl base64 -d -A)
}

# encrypt_field JSON: a compact JWE (RSA-OAEP-256, A256GCM) for the provider.
encrypt_field() {
  local header content_key
  header=$(printf '{"alg":"RSA-OAEP-256","enc":"A256GCM","kid":"%s","cty":"json"}' "$PROVIDER_KEY_ID" | base64url)
  content_key=$(openssl rand -hex 32)
  printf '%s.%s.%s' "$header" "$(printf %s "$content_key" | from_hex |
    openssl pkeyutl -encrypt -pubin -inkey "$PROVIDER_KEY_FILE" -pkeyopt rsa_padding_mode:oaep \
      -pkeyopt rsa_oaep_md:sha256 -pkeyopt rsa_mgf1_md:sha256 | base64url)" \
    "$(seal "$header" "$content_key" "$(openssl rand -hex 12)" "$1")"
}

# seal HEADER KEY IV TEXT, key and IV in hexadecimal: IV.CIPHERTEXT.TAG. The openssl command has no GCM, but it has its parts:
# counter mode from IV and 1 gives the mask of the tag and then the ciphertext; what remains is GHASH.
seal() {
  local stream text_bits hash mask
  stream=$({ head -c 16 /dev/zero; printf %s "$4"; } | openssl enc -aes-256-ctr -K "$2" -iv "${3}00000001" | to_hex)
  text_bits=$(((${#stream} - 32) * 4))
  hash=$(ghash "$(head -c 16 /dev/zero | openssl enc -aes-256-ecb -nopad -K "$2" | to_hex)" \
    "$(padded "$(printf %s "$1" | to_hex)")$(padded "${stream:32}")$(printf '%016x%016x' $((${#1} * 8)) $text_bits)")
  mask=$(printf '%016x%016x' $((0x${hash:0:16} ^ 0x${stream:0:16})) $((0x${hash:16} ^ 0x${stream:16:16})))
  printf '%s.%s.%s' "$(printf %s "$3" | from_hex | base64url)" "$(printf %s "${stream:32}" | from_hex | base64url)" \
    "$(printf %s "$mask" | from_hex | base64url)"
}

# ghash KEY BLOCKS, in hexadecimal: NIST SP 800-38D, section 6.4, in two halves of 64 bits.
ghash() {
  local high=0 low=0 i bit key_high key_low product_high product_low carry
  for ((i = 0; i < ${#2}; i += 32)); do
    ((high ^= 0x${2:i:16}, low ^= 0x${2:i + 16:16}))
    ((key_high = 0x${1:0:16}, key_low = 0x${1:16}, product_high = 0, product_low = 0))
    for ((bit = 127; bit >= 0; bit--)); do
      if (((bit > 63 ? high >> (bit - 64) : low >> bit) & 1)); then
        ((product_high ^= key_high, product_low ^= key_low))
      fi
      ((carry = key_low & 1))
      ((key_low = (key_low >> 1 & 0x7fffffffffffffff) | key_high << 63))
      ((key_high = (key_high >> 1 & 0x7fffffffffffffff) ^ carry * (0xe1 << 56)))
    done
    ((high = product_high, low = product_low)) || true
  done
  printf '%016x%016x' "$high" "$low"
}

padded() { printf %s "$1" && head -c $(((32 - ${#1} % 32) % 32)) /dev/zero | tr '\0' 0; }
to_hex() { od -An -v -tx1 | tr -d ' \n'; }
from_hex() { while read -rn2 byte && [ -n "$byte" ]; do printf '%b' "\\x$byte"; done; }
base64url() { openssl base64 -A | tr '+/' '-_' | tr -d '='; }
