import type { LiveSite } from './live-site.ts';

/** One thing that a deployed site must do. It gives what is wrong, a sentence each, and nothing where all is well. */
export type Check = (site: LiveSite) => Promise<string[]>;

/** A finding when a value is not the expected one. */
export function compare(subject: string, actual: unknown, expected: unknown): string[] {
  return actual === expected
    ? []
    : [`${subject} is ${JSON.stringify(actual ?? null)}, not ${JSON.stringify(expected)}`];
}
