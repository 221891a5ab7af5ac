// npm run ci -- JOB: what a job of the workflows does, on any machine.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { JOBS_WITH_SYSTEM_PACKAGES, planJobs } from '../cli/ci-jobs.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const isGitHub = process.env.GITHUB_ACTIONS === 'true';
const [name = '', ...rest] = process.argv.slice(2);
const isPlan = rest.at(-1) === '--plan';
const shard = name === 'test' && /^\d+\/\d+$/.test(rest[0] ?? '') ? rest[0] : undefined;
const jobs = planJobs({ isGitHub, base: process.env.BASE || 'main', shard });
const usage = `npm run ci -- ${Object.keys(jobs).join('|')} [--plan]
npm run ci -- test 1/2

Runs the steps of a job as the workflows do, and installs what it needs first. --plan prints them; 1/2 is the first of two parts of the tests. BASE: the revision that a contract is compared with.`;

if (name === '--help') {
  console.log(usage);
  process.exit(0);
}
const steps = jobs[name];
if (steps === undefined || rest.length > Number(isPlan) + Number(shard !== undefined)) {
  console.error(usage);
  process.exit(2);
}
if (isPlan) {
  for (const { command } of steps) console.log(command.join(' '));
  process.exit(0);
}

if (JOBS_WITH_SYSTEM_PACKAGES.includes(name)) installSystemPackages();
const failed = [];
for (const { name, command, isIndependent, env } of steps) {
  if (failed.length > 0 && !isIndependent) continue;
  console.log(`${isGitHub ? '::group::' : '\n── '}${name}`);
  if (run(command, env) !== 0) failed.push(name);
  if (isGitHub) console.log('::endgroup::');
  // Without its packages nothing can run.
  if (failed.includes('install')) break;
}
if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** @param {string[]} words @param {Record<string, string>} [env] */
function run([program = '', ...words], env) {
  const options = { cwd: root, stdio: /** @type {const} */ ('inherit'), env: { ...process.env, ...env } };
  return spawnSync(program, words, { ...options, shell: process.platform === 'win32' }).status ?? 1;
}

/** Where it cannot be done, the tests that need a program are skipped and say so. */
function installSystemPackages() {
  const lines = readFileSync(`${root}.ci/apt-packages.txt`, 'utf8').split('\n');
  const packages = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [name = '', program] = line.split(' ');
      const isThere = (program !== undefined && isProgram(program)) || isInstalled(name);
      return isThere ? [] : [name];
    });
  if (packages.length === 0) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const install = ['apt-get', 'install', '-qy', '--no-install-recommends', ...packages];
  const isDone = run([...sudo, 'apt-get', 'update', '-q']) === 0 && run([...sudo, ...install]) === 0;
  if (!isDone) console.log(`Not installed, so some tests are skipped: apt-get install ${packages.join(' ')}`);
}

/** @param {string} name */
function isProgram(name) {
  return spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined;
}

/** @param {string} name */
function isInstalled(name) {
  return spawnSync('dpkg', ['--status', name], { stdio: 'ignore' }).status === 0;
}
