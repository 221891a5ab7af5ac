import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

type Installed = { integrity?: string; link?: boolean };

const readJson = async (name: string) => JSON.parse(await readFile(new URL(`../${name}`, import.meta.url), 'utf8'));

it('pins the version of each dependency exactly', async () => {
  const { dependencies, devDependencies, optionalDependencies } = await readJson('package.json');
  const versions: [string, string][] = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });

  expect(versions.length).toBeGreaterThan(20);
  expect(versions.filter(([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('has the checksum of every package, for each platform', async () => {
  const { packages } = await readJson('package-lock.json');
  const installed = Object.entries<Installed>(packages).filter(([path]) => path !== '');

  expect(installed.length).toBeGreaterThan(200);
  expect(installed.filter(([, { integrity, link }]) => !integrity && !link).map(([path]) => path)).toEqual([]);
});

describe('npm start and npm test', () => {
  let dir: string;

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'installation-'));
  });

  afterEach(() => rm(dir, { recursive: true }));

  /** A process that calls functions of `install.mjs` in a copy of it below `folder`. */
  async function start(folder: string, call: string): Promise<ChildProcessWithoutNullStreams> {
    await mkdir(join(folder, 'scripts/cli'), { recursive: true });
    const script = join(folder, 'scripts/cli/install.mjs');
    await copyFile('scripts/cli/install.mjs', script);
    const program = `const m = await import(${JSON.stringify(pathToFileURL(script).href)}); ${call}`;
    return spawn(process.execPath, ['--input-type=module', '-e', program]);
  }

  async function getEnd(child: ChildProcessWithoutNullStreams): Promise<{ status: number; stderr: string }> {
    const [stderr, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    return { status, stderr };
  }

  it.each(['SIGTERM', 'SIGINT'] as const)('pass %s on to the program that they run', async (signal) => {
    await symlink(join(process.cwd(), 'node_modules'), join(dir, 'node_modules'));
    await writeFile(join(dir, 'server.ts'), 'process.stdout.write(String(process.pid)); setInterval(() => {}, 1000);');
    const child = await start(dir, "await m.runScript(['server.ts']);");
    const [pid] = await once(child.stdout, 'data');

    child.kill(signal);
    await once(child, 'exit');

    expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
  });

  it('install again when the record of what is installed was cut off', { timeout: 60_000 }, async () => {
    await mkdir(join(dir, 'tea'));
    await writeFile(join(dir, 'tea/package.json'), '{"name":"tea","version":"1.0.0"}');
    await writeFile(join(dir, 'package.json'), '{"name":"shop","version":"1.0.0","private":true}');
    for (const args of [
      ['pack', './tea'],
      ['install', '--offline', './tea-1.0.0.tgz'],
    ])
      spawnSync('npm', args, { cwd: dir });
    const record = join(dir, 'node_modules/.package-lock.json');
    const whole = await readFile(record, 'utf8');
    await writeFile(record, whole.slice(0, 40));

    expect(await getEnd(await start(dir, 'await m.installDependencies();'))).toMatchObject({ status: 0 });
    expect(await readFile(record, 'utf8')).toBe(whole);
  });

  it('report a folder that the bundler cannot read', async () => {
    const { status, stderr } = await getEnd(await start(join(dir, 'a#b'), 'await m.installDependencies();'));

    expect([status, stderr]).toEqual([2, expect.stringMatching(/^The path of this folder contains "#".*Rename.*\n$/)]);
  });
});
