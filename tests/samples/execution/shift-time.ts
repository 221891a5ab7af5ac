/** The instants of a state that is some years around the present: texts, and numbers in milliseconds or seconds. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const [FIRST, LAST] = [Date.parse('2025-01-01T00:00:00Z'), Date.parse('2030-01-01T00:00:00Z')];

/** The same state, so much later: what was valid for ten minutes still is. Ids stay as they are. */
export function shiftTime<Value>(value: Value, milliseconds: number): Value {
  return shift(value, milliseconds) as Value;
}

function shift(value: unknown, milliseconds: number): unknown {
  if (typeof value === 'number') {
    if (value > FIRST && value < LAST) return value + milliseconds;
    return value > FIRST / 1000 && value < LAST / 1000 ? value + Math.round(milliseconds / 1000) : value;
  }
  if (typeof value === 'string' && INSTANT.test(value)) return new Date(Date.parse(value) + milliseconds).toISOString();
  if (Array.isArray(value)) return value.map((item) => shift(item, milliseconds));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shift(member, milliseconds)]));
}
