# Signs what curl sends: source it in bash. Needs curl 7.76 or newer and OpenSSL. It does not verify responses and cannot encrypt or
# decrypt fields, because the openssl command has no AES-GCM: merchant_signing.py does that.
: "${BASE_URL:?is not set: the origin of the merchant API}"
: "${MERCHANT_ID:?is not set: your merchant number}"
: "${KEY_ID:?is not set: the ID of your signing key}"
: "${KEY_FILE:?is not set: a PEM file with your private signing key}"

# A new key, written down before anything is sent: a repetition needs the same one. Use your database in production.
new_idempotency_key() {
  local key
  key=$(openssl rand -hex 16)
  printf '%s %s\n' "$(date -u +%Y-%m-%dT%H:%M:%SZ)" "$key" >>idempotency-keys.txt
  printf %s "$key"
}

# sign METHOD TARGET [BODY]: options for curl --config, for the merchant API. The signature is in the headers.
sign() {
  local timestamp nonce
  timestamp=$(date +%s)000 nonce=$(openssl rand -hex 16)
  printf 'header = "%s"\n' "X-Merchant-Id: $MERCHANT_ID" "X-Key-Id: $KEY_ID" "X-Timestamp: $timestamp" \
    "X-Nonce: $nonce" "X-Signature: $(signature "$1" "$2" "$timestamp" "$nonce" "${3-}")"
  transfer_options "${3-}"
}

# sign_query METHOD TARGET [BODY]: the same for the token service. The signature is in the query, so the URL is among the options.
sign_query() {
  local timestamp nonce target
  timestamp=$(date +%s)000 nonce=$(openssl rand -hex 16)
  target=$(target_to_sign "$2" "$timestamp" "$nonce")
  printf 'url = "%s"\n' "${TOKEN_BASE_URL:?is not set: the origin of the token service}$target&signature=$(
    signature "$1" "$target" "$timestamp" "$nonce" "${3-}" | sed 's/+/%2B/g; s|/|%2F|g; s/=/%3D/g'
  )"
  transfer_options "${3-}"
}

# Body and time-out; curl fails when the status says that the code is not 0, and still prints the response. A redirect is an error: to
# follow one would send token, signature and body to another address. Each request has a connection of its own: when a reused one is cut,
# curl repeats the request by itself, with the same nonce. Whatever repeated it, the outcome of a 401010 is unknown.
transfer_options() {
  printf '%s\n' 'max-time = 15' fail-with-body silent show-error location 'max-redirs = 0' 'header = "Connection: close"'
  [ -n "$1" ] || return 0
  local body=${1//\\/\\\\}
  body=${body//\"/\\\"}
  printf 'header = "%s"\n' 'Content-Type: application/json; charset=utf-8'
  printf 'data-raw = "%s"\n' "${body//$'\n'/\\n}"
}

# signature METHOD TARGET TIMESTAMP NONCE BODY: base64, over six lines that each end with a line feed.
signature() {
  printf '%s\n' "$1" "$2" "$MERCHANT_ID" "$3" "$4" "$(printf %s "$5" | openssl dgst -sha256 -r | cut -d' ' -f1)" |
    openssl dgst -sha256 -sign "$KEY_FILE" | openssl base64 -A
}

# target_to_sign TARGET TIMESTAMP NONCE: with its own query parameters and those of the signature, sorted by name.
target_to_sign() {
  local query="merchantId=$MERCHANT_ID&keyId=$KEY_ID&timestamp=$2&nonce=$3"
  [[ $1 != *\?* ]] || query+="&${1#*\?}"
  printf '%s?%s' "${1%%\?*}" "$(tr '&' '\n' <<<"$query" | LC_ALL=C sort -t= -k1,1 | paste -sd'&' -)"
}
