import type { JsonValue } from '../../model/schema.ts';

/** A call as the reader edits it: what differs from one call to the next. */
export type Draft = {
  /** Values of path and query parameters by name; an empty one is not sent. */
  parameters: Record<string, string>;
  /** The text of the body, as it will be sent; undefined for an operation without one. */
  body: string | undefined;
};

/** Far deeper than a body of the contract, and shallow enough for every function that visits it. */
const MAX_DEPTH = 500;

/** The body as a value; undefined when there is none, when its text is not JSON, or when it nests too deeply to be shown. */
export function parseBody({ body }: Draft): JsonValue | undefined {
  if (body === undefined || isDeep(body)) return undefined;
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

/** Whether JSON nests too deeply for the functions that visit it. Counts brackets, those of strings too: no string of a form has hundreds of them. */
export function isDeep(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '{' || bracket === '[' ? 1 : -1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
