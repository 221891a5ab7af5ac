// Plain Node: jobs of workflows begin with it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const LIST = new URL('../../.ci/apt-packages.txt', import.meta.url);
/** Without a network it gives up after seconds. */
const NETWORK = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];

/** Installs what `.ci/apt-packages.txt` names and is missing. Tests of what cannot be installed are skipped. */
export function installSystemPackages() {
  installPackages(listMissing());
}

/** Installs packages of Debian, as root or where sudo asks for no password. @param {string[]} names */
export function installPackages(names) {
  if (names.length === 0) return;
  console.log(`install what tests start: ${names.join(' ')}`);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const install = (/** @type {string[]} */ some) =>
    succeeds([...sudo, 'apt-get', 'install', '-qqy', ...NETWORK, '--no-install-recommends', ...some]);
  const isReady = succeeds([...sudo, 'apt-get', 'update', '-qq', ...NETWORK]);
  if (isReady && install(names)) return;
  // One that a distribution lacks leaves the others out, too.
  const left = names.filter((name) => !isReady || !install([name]));
  if (left.length > 0) console.log(`not installed: ${left.join(' ')}`);
}

function listMissing() {
  const lines = readFileSync(LIST, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [name = '', program] = line.split(' ');
      const isThere =
        (program && succeeds([program, '--version'], { canFail: true })) || succeeds(['dpkg', '--status', name]);
      return isThere ? [] : [name];
    });
}

/** `canFail`: it is enough that the program starts. @param {string[]} words @param {{ canFail?: boolean }} options */
function succeeds([program = '', ...words], { canFail = false } = {}) {
  const { error, status } = spawnSync(program, words, { stdio: 'ignore' });
  return error === undefined && (canFail || status === 0);
}
