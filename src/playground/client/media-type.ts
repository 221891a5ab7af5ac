/** Whether a media type is JSON: `application/json`, `application/vnd.api+json; charset=utf-8`. https://www.rfc-editor.org/rfc/rfc6839#section-3.1 */
export function isJson(mediaType: string): boolean {
  return /[/+]json\s*(?:;|$)/i.test(mediaType);
}

/** The media type of a form with files. https://www.rfc-editor.org/rfc/rfc7578 */
export const MULTIPART = 'multipart/form-data';

/** The media type of a form. https://url.spec.whatwg.org/#application/x-www-form-urlencoded */
const FORM = 'application/x-www-form-urlencoded';

/** Whether a body is a value with fields; any other is text or a file. */
export function hasFields(mediaType: string): boolean {
  return isJson(mediaType) || [MULTIPART, FORM].includes(getEssence(mediaType));
}

/** Media types of files, of which a document may say no more. */
export function isFileType(mediaType: string): boolean {
  return /^(?:image|audio|video|font)\/|\/(?:octet-stream|pdf|zip|gzip)\s*(?:;|$)/i.test(mediaType);
}

/** Without its parameters, in lower case: `text/plain` of `Text/Plain; charset=utf-8`. */
export function getEssence(mediaType: string): string {
  return (mediaType.split(';', 1)[0] ?? '').trim().toLowerCase();
}

/** Whether a range of media types, such as `image/*`, has one. https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1 */
export function isInRange(mediaType: string, range: string): boolean {
  const [type, subtype] = getEssence(range).split('/');
  const [ownType, ownSubtype] = getEssence(mediaType).split('/');
  return (type === '*' || type === ownType) && (subtype === '*' || subtype === ownSubtype);
}
