import type { ErrorCode } from './operation.ts';
import type { PageLink } from './page-link.ts';
import type { ProseNode } from './prose.ts';

/**
 * An error code and the operations that can return it: positions in `ErrorCatalogue.operations`, ascending. `customer` are words for
 * the customer of the merchant; the message of a response is for developers.
 */
export type CatalogueEntry = Omit<ErrorCode, 'specific'> & { customer?: string; operations: number[] };

/** Codes that belong together, by the contract's arrangement; `title` is empty where it has none. */
export type ErrorTopic = { id: string; title: string; description: ProseNode[]; entries: CatalogueEntry[] };

/** Every error code of the contract. */
export type ErrorCatalogue = {
  /** Operations that return errors, in the order of the documents. */
  operations: { id: string; page: PageLink }[];
  topics: ErrorTopic[];
  /** The page that finds out why a signature is not accepted. */
  doctorPage?: string;
};

/** Words for the customer that most codes have: a list says them once, and with a code only what differs. */
export function getUsualCustomer({ topics }: ErrorCatalogue): string | undefined {
  const counts = new Map<string, number>();
  for (const { customer } of topics.flatMap(({ entries }) => entries))
    if (customer) counts.set(customer, (counts.get(customer) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most && most[1] > 1 ? most[0] : undefined;
}

/** Fragment of a code, on the page of the catalogue as on those of the operations: `error-422102`. */
export function errorId(code: number | string): string {
  return `error-${code}`;
}

/** Fragment of a topic: `errors-card`. */
export function topicId(id: string): string {
  return `errors-${id}`;
}

/** Which operations return a code, in the fewest names: all of them, all but a few, or these. */
export type ErrorUse = { kind: 'all' | 'except' | 'some'; operations: ErrorCatalogue['operations'] };

/** Up to so many exceptions are easier to read than a list of all others. */
const MAX_EXCEPTIONS = 5;

export function errorUse(entry: CatalogueEntry, { operations }: ErrorCatalogue): ErrorUse {
  const returning = new Set(entry.operations);
  const others = operations.filter((_, index) => !returning.has(index));
  if (others.length === 0) return { kind: 'all', operations: [] };
  if (others.length <= MAX_EXCEPTIONS && others.length < returning.size) return { kind: 'except', operations: others };
  return { kind: 'some', operations: operations.filter((_, index) => returning.has(index)) };
}
