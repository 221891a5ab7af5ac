import { isRecord, parseJson } from '../../../packages/base/encoding/json.ts';
import { type Header, splitAddress } from './address.ts';
import type { ReadRequest } from './pasted-request.ts';

const FETCH = /^\s*(?:await\s+)?fetch\(\s*("(?:[^"\\]|\\.)*")\s*,\s*(\{[\s\S]*\})\s*\)\s*;?\s*$/;

/** A request as JSON: of an HTTP archive (HAR 1.2), alone or the last signed one of several; or a call of `fetch`, as browsers copy it. */
export function readHar(text: string): ReadRequest | undefined {
  const [, address = '', options = ''] = FETCH.exec(text) ?? [];
  const value = options ? merge(parseJson(options), parseJson(address)) : parseJson(text.trim());
  const found = listRequests(value);
  return found.findLast((read) => read.request.headers.some(([name]) => /signature/i.test(name))) ?? found.at(-1);
}

type Found = Extract<ReadRequest, { ok: true }>;

/** In an archive a request is four levels deep: log, list of entries, entry, request. */
const MAX_DEPTH = 8;

function listRequests(value: unknown, depth = 0): Found[] {
  if (depth > MAX_DEPTH) return [];
  const listInside = (inner: unknown) => listRequests(inner, depth + 1);
  if (Array.isArray(value)) return value.flatMap(listInside);
  if (!isRecord(value)) return [];
  const { log, entries, request, url, method = 'GET', headers, postData, body } = value;
  const inside = [log, entries, request].flatMap(listInside);
  if (typeof url !== 'string' || typeof method !== 'string') return inside;
  const content = isRecord(postData) ? postData.text : body;
  return [
    {
      ok: true,
      request: {
        format: 'http',
        method,
        ...splitAddress(url),
        headers: listHeaders(headers).filter(([name]) => !name.startsWith(':')),
        ...(typeof content === 'string' && content !== '' && { body: content }),
      },
    },
  ];
}

/** Headers of an HTTP archive, or of an object by name. */
export function listHeaders(headers: unknown): Header[] {
  if (Array.isArray(headers)) return headers.filter(isRecord).map(({ name, value }) => [String(name), String(value)]);
  return isRecord(headers) ? Object.entries(headers).map(([name, value]) => [name, String(value)]) : [];
}

function merge(options: unknown, url: unknown): unknown {
  return isRecord(options) ? { ...options, url } : undefined;
}
