import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { APACHE_MODULES } from '../../scripts/hosting/apache.ts';
import { nginxMain } from '../../scripts/hosting/nginx.ts';
import { HOSTING_TARGETS } from '../../scripts/hosting/targets.ts';
import { writeHosting } from '../../scripts/hosting/write-hosting.ts';
import { PATH } from '../setup/installed.ts';
import { isNight } from '../setup/nightly.ts';

type Paths = {
  /** What the command has written: the server cannot write here. */
  out: string;
  /** The one folder that it can write to. */
  scratch: string;
};

type Program = {
  name: 'nginx' | 'caddy' | 'apache';
  /** The command line, after the main configuration has been written. */
  prepare: (paths: Paths) => Promise<string[]>;
};

export type StartedServer = { origin: string; stop: () => Promise<void> };

const env = { ...process.env, PATH };
/** The user "nobody" of Debian, for a test that runs as root. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** What Debian enables. */
const DEBIAN_MODULES = [
  ...['mpm_event', 'authn_core', 'authz_host', 'alias', 'autoindex', 'deflate', 'env', 'filter', 'negotiation'],
  ...['reqtimeout', 'setenvif'],
];

const ALL: Program[] = [
  {
    name: 'nginx',
    prepare: async ({ out, scratch }) => {
      const main = join(scratch, 'nginx.conf');
      await writeFile(main, nginxMain(join(out, 'site.conf'), scratch));
      return ['nginx', '-e', 'stderr', '-c', main, '-g', 'daemon off;'];
    },
  },
  {
    name: 'caddy',
    prepare: async ({ out, scratch }) => {
      const main = join(scratch, 'Caddyfile');
      // The port of its administration is one for all servers of a machine.
      await writeFile(main, `{\n\tadmin off\n}\n${await readFile(join(out, 'Caddyfile'), 'utf8')}`);
      return ['caddy', 'run', '--adapter', 'caddyfile', '--config', main];
    },
  },
  {
    name: 'apache',
    prepare: async ({ out, scratch }) => {
      const main = join(scratch, 'apache.conf');
      // With the settings of Debian for each module, which our own must override.
      const modules = [...DEBIAN_MODULES, ...APACHE_MODULES].flatMap((name) =>
        ['load', 'conf'].map((ending) => `IncludeOptional /etc/apache2/mods-available/${name}.${ending}`),
      );
      const settings = [`ServerRoot ${scratch}`, `DefaultRuntimeDir ${scratch}`, `PidFile ${scratch}/apache.pid`];
      const rest = [`ErrorLog ${scratch}/error.log`, 'ServerName localhost', `Include ${out}/site.conf`];
      await writeFile(main, [...settings, ...modules, ...rest, ''].join('\n'));
      return ['apache2', '-D', 'FOREGROUND', '-f', main];
    },
  },
];

/** At every push nginx; at night all. */
export const PROGRAMS = isNight ? ALL : ALL.slice(0, 1);

/** Writes the files for a server as its command does, and starts it as a user who owns none of them. */
export async function startServer(program: Program, dir: string, folder: string): Promise<StartedServer> {
  const target = HOSTING_TARGETS[program.name];
  if (target === undefined) throw new Error(`There is no target ${program.name}.`);
  const out = join(folder, 'hosting');
  const scratch = join(folder, 'scratch');
  const port = await findFreePort();
  await mkdir(scratch, { recursive: true });
  await writeHosting(target, { dir, out, root: undefined, port, now: new Date() });
  const [command = '', ...args] = await program.prepare({ out, scratch });
  if (isRoot) await chown(scratch, NOBODY, NOBODY);
  const child = spawn(command, args, {
    env: { ...env, HOME: scratch, XDG_DATA_HOME: scratch, XDG_CONFIG_HOME: scratch },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  await waitUntilItListens(child, port);
  return { origin: `http://localhost:${port}`, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('A listening server has a port.');
  return address.port;
}

async function waitUntilItListens(child: ChildProcess, port: number): Promise<void> {
  let log = '';
  child.stderr?.on('data', (text) => {
    log += text;
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server has ended:\n${log}`);
    if (await fetch(`http://localhost:${port}/`).catch(() => undefined)) return;
    await delay(20);
  }
}
