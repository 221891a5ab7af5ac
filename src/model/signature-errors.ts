/** Codes of requests whose credentials or signature are not accepted: 401008 where the signature itself is wrong. */
const SIGNATURE_ERRORS = [400003, 401008, 401009, 401010, 401011];

/** Whether the signature doctor explains a code. */
export function isSignatureError(code: number): boolean {
  return SIGNATURE_ERRORS.includes(code);
}
