. "$HELPER_FOLDER/merchant-signing.sh"
while [ $# -gt 0 ]; do
  case $1 in
  sign) signature "$2" "$3" "$4" "$5" "$6" && echo && shift 6 ;;
  target) target_to_sign "$2" "$3" "$4" && echo && shift 4 ;;
  send) curl -X "$2" "$BASE_URL$3" -H "Authorization: Bearer $ACCESS_TOKEN" -H "Idempotency-Key: key-of-the-driver" -K <(sign "$2" "$3" "$4") 2>&1; echo; shift 4 ;;
  query) curl -X "$2" -K <(sign_query "$2" "$3" "$4") 2>&1; echo; shift 4 ;;
  esac
done
