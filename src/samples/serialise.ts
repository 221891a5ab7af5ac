import { isRecord } from '../../packages/base/encoding/json.ts';
import type { JsonValue, Serialisation } from '../model/schema.ts';
import type { FormPart } from './sample-request.ts';

const SEPARATORS: Record<string, string> = { spaceDelimited: '%20', pipeDelimited: '%7C' };

/**
 * `a=1&a=2`, `a=1,2`, `a%5Bb%5D=1`: one value under its name, percent-encoded. Brackets too, because curl reads them as ranges and Java
 * refuses `|` in an address.
 */
export function toPairs(name: string, value: JsonValue, serialisation: Serialisation = {}): string[] {
  const { style = 'form', explode = style === 'form' } = serialisation;
  const encode = serialisation.allowReserved ? encodeURI : encodeURIComponent;
  const key = encodeURIComponent(name);
  if (serialisation.isJson) return [`${key}=${encode(JSON.stringify(value))}`];
  if (Array.isArray(value)) {
    if (style === 'deepObject') return value.flatMap((item, index) => deepPairs(`${key}%5B${index}%5D`, item, encode));
    if (explode) return value.map((item) => `${key}=${encode(toText(item))}`);
    return [`${key}=${value.map((item) => encode(toText(item))).join(SEPARATORS[style] ?? ',')}`];
  }
  if (!isRecord(value)) return [`${key}=${encode(toText(value))}`];
  if (style === 'deepObject') return deepPairs(key, value, encode);
  const entries = Object.entries(value);
  if (explode) return entries.map(([part, item]) => `${encodeURIComponent(part)}=${encode(toText(item))}`);
  const texts = entries.flatMap(([part, item]) => [encodeURIComponent(part), encode(toText(item))]);
  return [`${key}=${texts.join(SEPARATORS[style] ?? ',')}`];
}

const PREFIXES: Record<string, string> = { label: '.', matrix: ';' };

/** `1,2`, `.1.2`, `;a=1;a=2`: a value in a path, where it is encoded, or in a header. */
export function toSimple(
  name: string,
  value: JsonValue,
  serialisation: Serialisation = {},
  encode: (text: string) => string = (text) => text,
): string {
  const { style = 'simple', explode = false, isJson } = serialisation;
  if (isJson) return encode(JSON.stringify(value));
  const write = (item: JsonValue) => encode(toText(item));
  const prefix = PREFIXES[style] ?? '';
  const separator = explode && prefix !== '' ? prefix : ',';
  if (isRecord(value) && explode)
    return (
      prefix +
      Object.entries(value)
        .map(([part, item]) => `${encode(part)}=${write(item)}`)
        .join(separator)
    );
  if (Array.isArray(value) && style === 'matrix' && explode)
    return prefix + value.map((item) => `${name}=${write(item)}`).join(separator);
  const parts = Array.isArray(value) ? value : isRecord(value) ? Object.entries(value).flat() : [value];
  return prefix + (style === 'matrix' ? `${name}=` : '') + parts.map(write).join(separator);
}

/** `card[owner][name]=A`, encoded: servers that read brackets read them at any depth. */
function deepPairs(key: string, value: JsonValue, encode: (text: string) => string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => deepPairs(`${key}%5B${index}%5D`, item, encode));
  if (!isRecord(value)) return [`${key}=${encode(toText(value))}`];
  return Object.entries(value).flatMap(([name, item]) =>
    deepPairs(`${key}%5B${encodeURIComponent(name)}%5D`, item, encode),
  );
}

/** The media type of a form. https://url.spec.whatwg.org/#application/x-www-form-urlencoded */
export const FORM = 'application/x-www-form-urlencoded';

/** A body of `application/x-www-form-urlencoded`; `encoding` has what the document says of some fields. */
export function toForm(value: JsonValue, encoding: Readonly<Record<string, Serialisation>> = {}): string {
  if (!isRecord(value)) return toText(value);
  return Object.entries(value)
    .flatMap(([name, item]) => toPairs(name, item, encoding[name] ?? (hasObject(item) ? { style: 'deepObject' } : {})))
    .join('&');
}

/** Without a style, brackets are the usual form of what is nested. */
function hasObject(value: JsonValue): boolean {
  return Array.isArray(value) ? value.some(isRecord) : isRecord(value);
}

const BOUNDARY = 'form-boundary';

/** The media type of a multipart body as its header must say it. */
export const MULTIPART_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A file in a sample, where the reader has chosen none. */
export const FILE_NAME = 'file.bin';

/** Content of a file in a sample. */
export const FILE_TEXT = 'content of the file';

/** The parts of a body of `multipart/form-data`; files hold a line of text. */
export function toParts(value: JsonValue, files: ReadonlySet<string>): FormPart[] {
  return (isRecord(value) ? Object.entries(value) : []).map(([key, item]): FormPart => {
    const name = toQuoted(key);
    if (files.has(key)) return { name, text: FILE_TEXT, type: 'application/octet-stream', isFile: true };
    const isJson = typeof item === 'object' && item !== null;
    return { name, text: toText(item), ...(isJson && { type: 'application/json' }) };
  });
}

function toQuoted(name: string): string {
  return name.replaceAll('"', '%22').replace(/[\r\n]/g, ' ');
}

/** https://www.rfc-editor.org/rfc/rfc7578 */
export function toMultipart(parts: FormPart[]): string {
  const lines = parts.flatMap(({ name, text, type, isFile, fileName = FILE_NAME }) => {
    const file = isFile ? `; filename="${toQuoted(fileName)}"` : '';
    const head = `Content-Disposition: form-data; name="${name}"${file}`;
    return [`--${BOUNDARY}`, head, ...(type === undefined ? [] : [`Content-Type: ${type}`]), '', text];
  });
  return [...lines, `--${BOUNDARY}--`, ''].join('\r\n');
}

function toText(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
