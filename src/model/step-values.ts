/** A value of a response that a step of a guide shows. */
export type StepValue = { name: string; value: string; kind?: 'status' | 'amount'; currency?: string };

/** The values of a response, each by the name of its field; an amount with its currency is one value. */
export function listStepValues(value: unknown, name = ''): StepValue[] {
  if (Array.isArray(value)) return value.flatMap((item) => listStepValues(item, name));
  if (typeof value !== 'object' || value === null)
    return [{ name, value: String(value), ...(name === 'status' && { kind: 'status' as const }) }];
  const members = Object.entries(value);
  const { value: amount, currency }: Record<string, unknown> = Object.fromEntries(members);
  if (typeof amount === 'string' && typeof currency === 'string')
    return [{ name, value: amount, kind: 'amount', currency }];
  return members.flatMap(([key, member]) => listStepValues(member, key));
}

/** What fits into one row: the first value, the status and the last amount, which is the total. */
export function chooseStepValues(values: readonly StepValue[]): StepValue[] {
  const first = values.find(({ kind }) => kind === undefined);
  const status = values.find(({ kind }) => kind === 'status');
  const amount = values.findLast(({ kind }) => kind === 'amount');
  return [first, status, amount].filter((one) => one !== undefined);
}

/** The values that a response has in place of those that were expected. In a list it is the item with the same value, else the first. */
export function findStepValues(response: unknown, expected: readonly StepValue[]): StepValue[] {
  const values = listStepValues(response);
  return expected.flatMap(({ name, value }) => {
    const named = values.filter((one) => one.name === name);
    return named.find((one) => one.value === value) ?? named[0] ?? [];
  });
}

const UNDECIDED = ['pending', 'created', 'processing'];
const REFUSED = ['failed', 'rejected', 'declined', 'cancelled', 'expired'];

/** The colour of the dot before a status; the word beside it says the same. */
export function getStatusTone(status: string): 'warn' | 'bad' | 'ok' {
  if (UNDECIDED.includes(status)) return 'warn';
  return REFUSED.includes(status) ? 'bad' : 'ok';
}
