// Plain Node, no packages: runs before anything is installed.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** What is in npm's cache is not requested again; without a network, npm gives up after seconds, not after minutes. */
const NETWORK = ['--prefer-offline', '--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=60000'];

/** Installs exactly what the lock file says, unless that is what is there. */
export async function installDependencies() {
  checkNode();
  checkPath();
  if (isInstalled()) return;
  console.log('install dependencies from package-lock.json (the first time this takes about a minute)');
  // npm is a .cmd file on Windows, which only a shell starts.
  const options = ['--no-audit', '--no-fund', '--loglevel=error', '--progress=true', ...NETWORK];
  const status = await run('npm', ['ci', ...options], { shell: process.platform === 'win32' });
  if (status === 0) return;
  console.error(
    'The packages were not installed. Check the network, or the registry and proxy of npm, and start again.',
  );
  process.exit(status);
}

/** Runs a TypeScript file of this folder. Gives its exit code. @param {string[]} args */
export function runScript(args) {
  return run(process.execPath, ['--import', 'tsx', ...args]);
}

/**
 * Runs a program until it ends, and passes on the signals that are to end it: whoever started `npm start` has only that process.
 * @param {string} command @param {string[]} args @param {import('node:child_process').SpawnOptions} options @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, forward);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const signal of SIGNALS) process.off(signal, forward);
      if (signal) process.exit(128 + constants.signals[signal]);
      resolve(code ?? 1);
    });
  });
}

/** Vite takes what follows `#` or `?` in the path of a module for something else than its name. */
function checkPath() {
  const sign = /[#?]/.exec(fileURLToPath(root))?.[0];
  if (sign === undefined) return;
  console.error(
    `The path of this folder contains "${sign}", which the bundler cannot read. Rename or move the folder.`,
  );
  process.exit(2);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (isSupported) return;
  console.error(`Node 20.19, 22.12 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** npm keeps a copy of the lock file in node_modules: the same packages and versions mean that nothing is to do. */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(readPackages('package-lock.json') ?? {}).every(
    ([path, { version, optional }]) => path === '' || optional || installed?.[path]?.version === version,
  );
}

/**
 * The packages of a lock file; none of one that is missing or was cut off.
 * @param {string} file @returns {Record<string, { version: string, optional?: boolean }> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(new URL(file, root), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
