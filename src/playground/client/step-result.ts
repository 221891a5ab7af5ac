import { isRecord } from '../../../packages/base/encoding/json.ts';

/** What a step of a run has returned: identifiers for later steps by the names of their fields, and the status of its object. */
export type StepReading = { ids: Record<string, string>; status?: string };

/** Reads an object as most APIs name its fields: `orderId`, `status`. */
export function readObject(object: unknown): StepReading {
  if (!isRecord(object)) return { ids: {} };
  const texts = Object.entries(object).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const status = texts.find(([name]) => name === 'status')?.[1];
  return {
    ids: Object.fromEntries(texts.filter(([name]) => name.endsWith('Id'))),
    ...(status !== undefined && { status }),
  };
}
