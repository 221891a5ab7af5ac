/** Headers that are valid for a moment only, with the value of that moment. */
const MAKERS: Record<string, () => string> = {
  'X-Timestamp': () => String(Date.now()),
  'X-Nonce': () => crypto.randomUUID().replaceAll('-', ''),
  // A call that is sent again with another body would be refused under its old key.
  'Idempotency-Key': () => crypto.randomUUID(),
};

/** The values that the fields of these headers begin with: the same for all documents, which arrive in any order. */
const prefilled = new Map(Object.entries(MAKERS).map(([name, make]) => [name, make()]));

/** A published document whose examples of these headers are of now: Scalar fills its fields from them. */
export function withCurrentValues(json: string): Record<string, unknown> {
  return JSON.parse(json, (_, value: unknown) => {
    const example = isHeader(value) ? prefilled.get(value.name) : undefined;
    return isHeader(value) && example !== undefined
      ? { ...value, example, schema: { ...value.schema, examples: [example] } }
      : value;
  });
}

/** Gives a request values of its own, where the reader has not typed any. */
export function refreshValues({ headers }: Request): void {
  for (const [name, make] of Object.entries(MAKERS))
    if (headers.get(name) === prefilled.get(name) && headers.has(name)) headers.set(name, make());
}

function isHeader(value: unknown): value is { name: string; schema?: object } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'in' in value &&
    value.in === 'header' &&
    'name' in value &&
    typeof value.name === 'string'
  );
}
