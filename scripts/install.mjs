// Plain Node, no packages: runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);

/** Installs exactly what the lock file says, unless that is what is there. */
export function installDependencies() {
  checkNode();
  if (isInstalled()) return;
  console.log('install dependencies from package-lock.json (the first time this takes about a minute)');
  runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error', '--progress=true']);
}

/** @param {string[]} args */
export function runNpm(args) {
  // npm is a .cmd file on Windows, which only a shell starts.
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a TypeScript file of this folder. Gives its exit code. @param {string[]} args */
export function runScript(args) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...args], { cwd: root, stdio: 'inherit' });
  return status ?? 1;
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
  const installed = new URL('node_modules/.package-lock.json', root);
  if (!existsSync(installed)) return false;
  const there = readPackages(installed);
  return Object.entries(readPackages(new URL('package-lock.json', root))).every(
    ([path, { version, optional }]) => path === '' || optional || there[path]?.version === version,
  );
}

/** @param {URL} file @returns {Record<string, { version: string, optional?: boolean }>} */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
