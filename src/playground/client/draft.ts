import { parseJson } from '../../../packages/base/encoding/json.ts';
import type { JsonValue } from '../../model/schema.ts';
import type { Draft } from '../provider/draft.ts';

/** The body as a value; undefined when there is none, when its text is not JSON, or when it nests too deeply to be shown. */
export function parseBody({ body }: Draft): JsonValue | undefined {
  return body === undefined ? undefined : parseJson(body);
}

/** The body as it is shown and sent. */
export function printBody(value: JsonValue | object): string {
  return JSON.stringify(value, null, 2);
}
