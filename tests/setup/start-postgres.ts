import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { required } from '../../packages/base/invariant.ts';
import { findPostgres } from './installed.ts';

export type StartedPostgres = { getUrl: (user: string, database?: string) => string; stop: () => Promise<void> };

/** PostgreSQL refuses to run as root: the user that Debian makes for it, or "nobody". */
const isRoot = process.getuid?.() === 0;

/** A cluster of its own in a temporary folder, reached by a socket in it: no port of this machine is used. */
export async function startPostgres(): Promise<StartedPostgres> {
  const bin = required(findPostgres(), 'PostgreSQL is installed.');
  const folder = await mkdtemp(join(tmpdir(), 'pg-'));
  const user = isRoot ? { uid: readId('-u'), gid: readId('-g') } : {};
  if (isRoot) chownSync(folder, readId('-u'), readId('-g'));
  const data = join(folder, 'data');
  const options = { cwd: folder, ...user, stdio: 'pipe' as const };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'],
    options,
  );
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    options,
  );
  const getUrl = (name: string, database = 'postgres') =>
    `postgres://${name}@/${database}?host=${encodeURIComponent(folder)}`;
  await waitUntilItAnswers(child, getUrl('owner'));
  return {
    getUrl,
    stop: async () => {
      const ended = once(child, 'exit');
      // "Fast" shutdown: open connections are closed.
      child.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

function readId(kind: '-u' | '-g'): number {
  try {
    return Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
  } catch {
    return 65_534;
  }
}

async function waitUntilItAnswers(child: ChildProcess, url: string): Promise<void> {
  let log = '';
  child.stderr?.on('data', (text) => {
    log += text;
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL has ended:\n${log}`);
    const client = new pg.Client({ connectionString: url });
    // The server may end the connection while it starts.
    client.on('error', () => {});
    const isReady = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (isReady) return;
    await delay(50);
  }
}
