import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'temporary-folder-'));
});

afterEach(() => rm(dir, { recursive: true }));

/** Runs a process that makes its temporary folder, puts a file in it, prints its name, and ends as `end` says. */
async function run(end: string, signal?: NodeJS.Signals): Promise<{ folder: string; status: unknown }> {
  const program = `
    const { writeFileSync } = await import('node:fs');
    const { makeTemporaryFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'temporary-folder.ts'))});
    const folder = makeTemporaryFolder(${JSON.stringify(join(dir, 'dist'))});
    writeFileSync(folder + '/index.html', 'half');
    process.stdout.write(folder);
    ${end}`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
  const [folder] = await once(child.stdout, 'data');
  if (signal) child.kill(signal);
  const [code] = await once(child, 'exit');
  return { folder: String(folder), status: code };
}

it.each([
  ['ends by itself', '', 0],
  ['throws', "throw new Error('disk full');", 1],
] as const)('a process that %s leaves nothing behind', async (_, end, wanted) => {
  const { folder, status } = await run(end);

  expect([status, existsSync(folder), await readdir(dir)]).toEqual([wanted, false, []]);
});

it('the folder can be read by others, as the site will be, and its name is in no other process', async () => {
  const { makeTemporaryFolder } = await import('./temporary-folder.ts');
  const folder = makeTemporaryFolder(join(dir, 'dist'));

  expect((await stat(folder)).mode & 0o777).toBe(0o777 & ~process.umask());
  expect((await run('')).folder).not.toBe(folder);
});

it('an interrupted process ends at once, however busy it is', async () => {
  const { status } = await run('for (;;);', 'SIGINT');

  expect(status).toBeNull();
});

it('a folder that a killed process left is removed by the next one, and that of a living process stays', async () => {
  const { makeOwnFolder } = await import('./temporary-folder.ts');
  const { folder } = await run('setInterval(() => {}, 1000);', 'SIGKILL');
  expect(existsSync(folder)).toBe(true);
  await mkdir(join(dir, `.dist.building-${process.ppid}-alive`));
  // Of a process with the id of this one, as every process of a container may have it.
  await mkdir(join(dir, `.dist.building-${process.pid}-dead`));
  const own = [makeOwnFolder(dir, '.dist.building-'), makeOwnFolder(dir, '.dist.building-')];

  expect((await readdir(dir)).map((name) => join(dir, name)).toSorted()).toEqual(
    [...own, join(dir, `.dist.building-${process.ppid}-alive`)].toSorted(),
  );
});
