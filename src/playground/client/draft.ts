import type { JsonValue } from '../../model/schema.ts';

/** A call as the reader edits it: what differs from one call to the next. */
export type Draft = {
  /** Values of path and query parameters by name; an empty one is not sent. */
  parameters: Record<string, string>;
  /** The text of the body, as it will be sent; undefined for an operation without one. */
  body: string | undefined;
};

/** The body as a value; undefined when there is none, or when its text is not JSON. */
export function parseBody({ body }: Draft): JsonValue | undefined {
  if (body === undefined) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The body as it is shown and sent. */
export function printBody(value: JsonValue): string {
  return JSON.stringify(value, null, 2);
}
