import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readStream } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { extract } from 'tar-stream';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { listen } from '../../packages/base/node/listen.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import { type BuiltPackage, buildPackages } from '../../scripts/packages/build-packages.ts';
import { writePackages } from '../../scripts/packages/write-packages.ts';
import { createSiteServer } from '../../scripts/server/site-server.ts';
import { packages } from '../../site/packages/index.ts';
import { createExample } from '../../site/provider/doctor/examples.ts';
import { createHttpClient } from '../sandbox/http-client.ts';
import { createPackageContext } from '../setup/package-context.ts';

let folder = '';
let server: Server;
let address = '';
let built: BuiltPackage | undefined;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'simulator-package-'));
  const context = createPackageContext();
  const own = packages.filter(({ name }) => name === 'simulator');
  const all = await buildPackages(own, context, join(ROOT, '.generated/.cache/packages'));
  await writePackages(all, { siteFolder: join(folder, 'site') });
  built = all[0];
  server = createSiteServer(join(folder, 'site'));
  address = `${await listen(server, 0)}/downloads/${built?.entry.file}`;
  mkdirSync(join(folder, 'empty'));
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    // `npx` and what it started.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** What the Downloads page says to do, in an empty folder; the cache of npm is elsewhere. */
function npx(args: string[], input?: string) {
  const child = spawn('npx', ['--yes', address, ...args], {
    cwd: join(folder, 'empty'),
    env: { ...process.env, npm_config_cache: join(folder, 'cache'), npm_config_update_notifier: 'false' },
    detached: true,
  });
  children.push(child);
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed += chunk;
  });
  child.stdin.end(input);
  return { child, text: () => printed };
}

it('starts in an empty folder by its address alone, and writes only the state that it is asked for', async () => {
  const { text } = npx(['--port', '0', '--state', 'state.log', '--quiet']);
  const find = () => /Simulator .*: (http:\S+)/.exec(text())?.[1];
  await expect.poll(find, { timeout: 60_000, message: text() }).toBeDefined();
  const client = await createHttpClient(find() ?? '');
  expect(await client.send('POST', '/user/refresh')).toMatchObject({ status: 200, code: 0 });
  expect(readdirSync(join(folder, 'empty')).filter((file) => !file.startsWith('state.log'))).toEqual([]);
});

it('explains a request of stdin, and ends with 1 because something is wrong with it', async () => {
  const { child, text } = npx(['explain'], await createExample('lineFeed', 'https://api.example.com', Date.now()));
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(text()).toContain('The last line feed is missing');
});

it('writes keys and variables where --env says', async () => {
  const keys = join(folder, 'keys');
  const { text } = npx(['--port', '0', '--env', keys]);
  await expect.poll(text, { timeout: 60_000 }).toContain(`source '${join(keys, 'env.sh')}'`);
  expect(readdirSync(keys)).toContain('mk_sig_test_1.pem');
});

it('is one file of at most 3 MB without dependencies', async () => {
  expect(built?.entry.size).toBeLessThan(3_000_000);
  const files: string[] = [];
  const entries = extract();
  entries.on('entry', async ({ name }, stream, next) => {
    files.push(name);
    const content = await readStream(stream);
    if (name.endsWith('package.json')) expect(JSON.parse(content)).not.toHaveProperty('dependencies');
    next();
  });
  entries.end(gunzipSync(built?.archive ?? ''));
  await once(entries, 'finish');
  expect(files).toEqual(
    ['LICENSE', 'README.md', 'package.json', 'simulator.mjs', 'third-party-notices.txt'].map(
      (name) => `package/${name}`,
    ),
  );
});
