import { decodeBase64 } from '../../../../packages/base/encoding/base64.ts';
import { decodeUtf8 } from '../../../../packages/base/encoding/bytes.ts';
import { isRecord, parseJson } from '../../../../packages/base/encoding/json.ts';
import { responseFields } from '../../../../packages/simulator/generated/response-fields.ts';
import { listBodies } from '../../../../src/paste/list-bodies.ts';
import type { Paste } from '../../../../src/paste/read-paste.ts';
import { splitAddress } from '../../../../src/paste/request/address.ts';
import { listHeaders } from '../../../../src/paste/request/read-har.ts';
import type { FieldPath } from './known-fields.ts';

/** What is known of a response beside its body. */
export type Exchange = Pick<Paste, 'method' | 'path' | 'status' | 'headers'>;

/** A response or a frame in what a tool wrote: an HTTP archive (HAR 1.2), a line of a log, an error of a client, a list. */
export type Body = {
  value: Record<string, unknown>;
  /** The body as it was received, or as it is printed where only its value is left. */
  text: string;
  /** Where it is in the outer JSON; of what is in a string, the string. */
  path: FieldPath;
  exchange: Exchange;
};

const MAX_DEPTH = 12;
/** More than anybody looks at one by one. */
export const MAX_BODIES = 100;

/** A request holds no response. */
const REQUESTS = ['request', 'config'];

/** The bodies in a value, in their order. */
export function findBodies(value: unknown, exchange: Exchange = { headers: [] }): Body[] {
  const found: Body[] = [];
  const walk = (inside: unknown, place: Pick<Body, 'path' | 'exchange'>, text?: string, depth = 0): void => {
    if (depth > MAX_DEPTH || found.length === MAX_BODIES) return;
    if (typeof inside === 'string') {
      for (const json of readString(inside)) walk(json.value, place, json.text, depth + 1);
    } else if (Array.isArray(inside)) {
      for (const [index, element] of inside.entries())
        walk(element, { ...place, path: [...place.path, index] }, undefined, depth + 1);
    } else if (isBody(inside)) {
      found.push({ value: inside, text: text ?? JSON.stringify(inside), ...place });
    } else if (isRecord(inside)) {
      const around = { ...place.exchange, ...readExchange(inside) };
      for (const [name, member] of Object.entries(decodeContent(inside)))
        if (!REQUESTS.includes(name))
          walk(member, { path: [...place.path, name], exchange: around }, undefined, depth + 1);
    }
  };
  walk(value, { path: [], exchange });
  return found;
}

/** The envelope of a response, or a frame of a known type. */
function isBody(value: unknown): value is Record<string, unknown> {
  if (!isRecord(value)) return false;
  const { type, code } = value;
  if (typeof type === 'string' && Object.hasOwn(responseFields.frames, type) && !('requestId' in value)) return true;
  return (
    Number.isInteger(Number(code ?? Number.NaN)) && ('requestId' in value || ('data' in value && 'message' in value))
  );
}

function readString(text: string): { value: unknown; text: string }[] {
  const value = parseJson(text);
  return value === undefined ? listBodies(text) : [{ value, text }];
}

/** HTTP archives have bodies in base64, too. */
function decodeContent(value: Record<string, unknown>): Record<string, unknown> {
  const { encoding, text } = value;
  if (encoding !== 'base64' || typeof text !== 'string') return value;
  const bytes = decodeBase64(text);
  return { text: bytes && decodeUtf8(bytes) };
}

/** As archives, logs and clients name them. */
function readExchange({ request, config, ...own }: Record<string, unknown>): Partial<Exchange> {
  const {
    url,
    path = url,
    method,
    status,
    statusCode = status,
    headers,
  } = {
    ...(isRecord(config) && { url: config.url, method: config.method }),
    ...(isRecord(request) && { url: request.url, method: request.method }),
    ...own,
  } as Record<string, unknown>;
  return {
    ...(typeof path === 'string' && { path: splitAddress(path).target.split('?')[0] ?? '' }),
    ...(typeof method === 'string' && { method: method.toUpperCase() }),
    ...(typeof statusCode === 'number' && { status: statusCode }),
    ...(headers !== undefined && { headers: listHeaders(headers) }),
  };
}
