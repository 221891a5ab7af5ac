/** Whether a media type is JSON: `application/json`, `application/vnd.api+json; charset=utf-8`. https://www.rfc-editor.org/rfc/rfc6839#section-3.1 */
export function isJson(mediaType: string): boolean {
  return /[/+]json\s*(?:;|$)/i.test(mediaType);
}
