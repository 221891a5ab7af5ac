. "$HELPER_FOLDER/merchant-signing.sh"
while [ $# -gt 0 ]; do
  case $1 in
  sign) signature "$2" "$3" "$4" "$5" "$6" && echo && shift 6 ;;
  target) target_to_sign "$2" "$3" "$4" && echo && shift 4 ;;
  seal) seal "$2" "$3" "$4" "$5" && echo && shift 5 ;;
  encrypt) encrypt_field "$2" && echo && shift 2 ;;
  verify) { verify_response "$2" "$3" "$4" "$5" "$6" >/dev/null 2>&1 && echo genuine || echo forged; } && shift 6 ;;
  esac
done
