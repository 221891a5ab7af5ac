import { parseJson } from '../../encoding/json.ts';
import type { JsonValue } from '../../model/schema.ts';

/** A call as the reader edits it: what differs from one call to the next. */
export type Draft = {
  /** Values of path and query parameters by name; an empty one is not sent. */
  parameters: Record<string, string>;
  /** The text of the body, as it will be sent; undefined for an operation without one. */
  body: string | undefined;
};

/** The body as a value; undefined when there is none, when its text is not JSON, or when it nests too deeply to be shown. */
export function parseBody({ body }: Draft): JsonValue | undefined {
  // What JSON means is a value of JSON.
  return body === undefined ? undefined : (parseJson(body) as JsonValue | undefined);
}

/** The body as it is shown and sent. */
export function printBody(value: JsonValue): string {
  return JSON.stringify(value, null, 2);
}
