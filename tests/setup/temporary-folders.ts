import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names that `mkdtemp` has made: caches and sockets of tools have others. */
const MADE = /^[a-z][a-z-]*-[A-Za-z0-9]{6}$/;

const { TMPDIR = '' } = process.env;

/**
 * A folder of its own for everything temporary of a run, also of the programs that it starts: it is removed at the end, of a red run too. What
 * tests have left in it is named; that fails no run, since a file whose tests are all skipped runs no hook that would remove its folder.
 */
export function setup(): void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // Servers run as users who own nothing of it.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
}

/** Counts what is left, and removes it. */
export function teardown(): void {
  const folder = tmpdir();
  process.env.TMPDIR = TMPDIR;
  const left = readdirSync(folder).filter((name) => MADE.test(name));
  rmSync(folder, { recursive: true, force: true });
  if (left.length > 0) console.error(`Tests left ${left.length} temporary folders, now removed: ${left.join(', ')}`);
}
