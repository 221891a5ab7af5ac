import { decodeUtf8 } from '../../../base/encoding/bytes.ts';
import { isDeep, MAX_DEPTH, parseJson } from '../../../base/encoding/json.ts';
import { isUnambiguous } from '../validation/json-text.ts';
import { type Problem, Refusal } from './refusal.ts';
import { readHeader, type SandboxRequest } from './request.ts';

/** Largest body, in bytes (contract 2.2). */
export const MAX_BODY_BYTES = 65_536;

const DEEP: Problem = {
  field: 'body',
  rule: 'format',
  expected: { en: `at most ${MAX_DEPTH} levels of nesting`, zh: `嵌套不超过 ${MAX_DEPTH} 层` },
};

/** The JSON value of a body: media type, then size, then JSON (contract 2.12, check 11). */
export function readBody(request: SandboxRequest, hasBody: boolean): unknown {
  const { body } = request;
  if (body === undefined || body.length === 0) {
    if (hasBody) throw new Refusal(400001);
    return undefined;
  }
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(readHeader(request, 'Content-Type') ?? ''))
    throw new Refusal(415001);
  if (body.length > MAX_BODY_BYTES) throw new Refusal(413001);
  const text = decodeUtf8(body);
  const value = text === undefined ? undefined : parseJson(text);
  if (text !== undefined && isDeep(text)) throw new Refusal(400001, { details: [DEEP] });
  // The signed bytes must not mean two things.
  if (text === undefined || value === undefined || !isUnambiguous(text)) throw new Refusal(400001);
  return hasBody ? value : undefined;
}
