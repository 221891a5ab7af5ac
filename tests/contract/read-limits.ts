import { getRecord, readDocument } from './documents.ts';

/** A value of `x-limits`, or several in their order. */
type Limit = { values: unknown[]; unit?: unknown };

const FILES = ['openapi/common.yaml', 'asyncapi/listen.yaml'];
const SECONDS: Record<string, number> = { second: 1, minute: 60, hour: 3600, day: 86_400 };

/** Units that a limit may have; those of time are compared with examples. */
export const UNITS = [...Object.keys(SECONDS), 'month', 'byte', 'percent'];

/** All limits of the contract; no two files have one of the same name. */
export const limits: [string, Limit][] = FILES.flatMap((file) =>
  Object.entries(getRecord(readDocument(file)['x-limits'], 'x-limits')).map(([name, limit]): [string, Limit] => {
    const { value, values = [value], unit } = getRecord(limit, name);
    return [name, { values: Array.isArray(values) ? values : [], unit }];
  }),
);

/** The values of a limit; times are in seconds. */
export function limitValues(name: string): number[] {
  const limit = new Map(limits).get(name);
  if (!limit) throw new Error(`The contract has no limit ${name}.`);
  const factor = SECONDS[String(limit.unit)] ?? 1;
  return limit.values.map((value) => Number(value) * factor);
}

/** The first value of a limit, and as a rule its only one. */
export function limitValue(name: string): number {
  return limitValues(name)[0] ?? Number.NaN;
}
