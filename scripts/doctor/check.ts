import pMap from 'p-map';
import type { Finding } from '../findings/finding.ts';
import type { LiveSite } from './live-site.ts';

/** What is wrong at a path of the site, or at an address. */
export type Fault = Pick<Finding, 'file' | 'message'>;

/** One thing that a deployed site must do. It gives what is wrong, and nothing where all is well. `days`: how long the certificate must last. */
export type Check = (site: LiveSite, days: number) => Promise<Fault[]>;

export function at(file: string, message: string): Fault {
  return { file, message };
}

/** Checks several paths beside each other (concurrency limit). */
export async function checkEach(paths: Iterable<string>, check: (path: string) => Promise<Fault[]>): Promise<Fault[]> {
  return (await pMap(paths, check, { concurrency: 4 })).flat();
}

/** A fault when a value is not the expected one. */
export function compare(file: string, subject: string, actual: unknown, expected: unknown): Fault[] {
  return actual === expected
    ? []
    : [at(file, `${subject} is ${JSON.stringify(actual ?? null)}, not ${JSON.stringify(expected)}`)];
}
