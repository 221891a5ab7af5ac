import { parseJson } from '../../../packages/base/encoding/json.ts';
import type { JsonValue } from '../../model/schema.ts';
import type { DraftBody } from '../provider/draft.ts';

/** A body that was typed. Its value is undefined when the text is not JSON, or nests too deeply to be shown. */
export function typedBody(text: string): DraftBody {
  return { text, value: parseJson(text) };
}

/** A body that was made, as it is shown. */
export function madeBody(value: JsonValue | object): DraftBody {
  // What the types of a contract describe is a value of JSON.
  return { text: JSON.stringify(value, null, 2), value: value as JsonValue };
}
