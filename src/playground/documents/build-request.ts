import { encodeUtf8 } from '../../encoding/bytes.ts';
import { isRecord } from '../../encoding/json.ts';
import type { JsonValue } from '../../model/schema.ts';
import { FORM, toForm, toPairs, toSimple } from '../../samples/serialise.ts';
import { parseBody } from '../client/draft.ts';
import type { Draft } from '../provider/draft.ts';
import type { CallOperation } from '../schema/call-document.ts';
import { isJson } from './media-type.ts';
import type { ParameterValue } from './parameter-values.ts';

/** A request without credentials. `text`: its body as people read it. */
export type BuiltRequest = {
  /** Path and query, below the address of the server. */
  target: string;
  headers: [name: string, value: string][];
  body?: { bytes: Uint8Array<ArrayBuffer>; text: string };
};

/** A draft as the document writes it: parameters by their styles, the body in its media type. An empty parameter that is optional is not sent. */
export async function buildRequest(
  { method, path, body }: CallOperation,
  draft: Draft,
  parameters: ParameterValue[],
): Promise<BuiltRequest> {
  const ofLocation = (location: string) => parameters.filter(({ parameter }) => parameter.in === location);
  const filled = ofLocation('path').reduce(
    (text, { parameter: { name, serialisation }, value }) =>
      text.replaceAll(`{${name}}`, toSimple(name, value, serialisation, encodeURIComponent)),
    // What follows "#" tells operations at one address apart, and is not sent.
    path.replace(/#.*$/s, ''),
  );
  const query = ofLocation('query').flatMap(({ parameter: { name, serialisation }, value }) =>
    toPairs(name, value, serialisation),
  );
  const headers = ofLocation('header').map(({ parameter: { name, serialisation }, value }): [string, string] => [
    name,
    toSimple(name, value, serialisation),
  ]);
  // A browser refuses to send a body with these.
  const takesBody = method !== 'GET' && method !== 'HEAD';
  const hasBody = takesBody && (body?.isRequired || draft.body?.trim());
  const content = body && hasBody ? await writeBody(body, draft) : undefined;
  return {
    target: query.length === 0 ? filled : `${filled}?${query.join('&')}`,
    headers: [...headers, ...(content ? [['Content-Type', content.type] as [string, string]] : [])],
    ...(content && { body: { bytes: content.bytes, text: content.text } }),
  };
}

/** A target with more parameters; name and value are text. */
export function addQuery(target: string, pairs: [name: string, value: string][]): string {
  const added = pairs.flatMap(([name, value]) => toPairs(name, value));
  if (added.length === 0) return target;
  return `${target}${target.includes('?') ? '&' : '?'}${added.join('&')}`;
}

export const MULTIPART = 'multipart/form-data';

type Content = { type: string; bytes: Uint8Array<ArrayBuffer>; text: string };

/** Text that is not JSON goes out as it is: the reader wants to see the error. */
async function writeBody(
  { mediaType, schema, encoding }: NonNullable<CallOperation['body']>,
  draft: Draft,
): Promise<Content> {
  const { body: typed = '' } = draft;
  const value = parseBody(draft);
  const write = (text: string): Content => ({ type: mediaType, bytes: encodeUtf8(text), text });
  if (value === undefined) return write(typed);
  if (isJson(mediaType)) return write(JSON.stringify(value));
  if (mediaType === FORM) return write(toForm(value, encoding));
  if (mediaType === MULTIPART) return writeParts(value, schema);
  return write(typeof value === 'string' ? value : typed);
}

/** The browser writes the parts, with a boundary that none of them has. https://www.rfc-editor.org/rfc/rfc7578 */
async function writeParts(value: JsonValue, schema: unknown): Promise<Content> {
  const form = new FormData();
  const files = listFiles(schema);
  for (const [name, part] of isRecord(value) ? Object.entries(value) : []) {
    const text = typeof part === 'string' ? part : JSON.stringify(part);
    if (files.has(name)) form.append(name, new File([text], name));
    else if (typeof part === 'object') form.append(name, new Blob([text], { type: 'application/json' }));
    else form.append(name, text);
  }
  const written = new Response(form);
  const bytes = new Uint8Array(await written.clone().arrayBuffer());
  return { type: written.headers.get('Content-Type') ?? '', bytes, text: await written.text() };
}

/** Names of the files in a form. */
export function listFiles(schema: unknown): Set<string> {
  const properties = isRecord(schema) && isRecord(schema.properties) ? Object.entries(schema.properties) : [];
  const isFile = (property: unknown) =>
    isRecord(property) && (property.format === 'binary' || property.contentMediaType !== undefined);
  return new Set(properties.flatMap(([name, property]) => (isFile(property) ? [name] : [])));
}
