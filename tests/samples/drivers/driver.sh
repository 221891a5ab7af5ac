. "$HELPER_FOLDER/merchant-signing.sh"
while [ $# -gt 0 ]; do
  case $1 in
  sign) signature "$2" "$3" "$4" "$5" "$6" && echo && shift 6 ;;
  target) target_to_sign "$2" "$3" "$4" && echo && shift 4 ;;
  esac
done
