// npm run ci -- JOB: what a job of the workflows does, on any machine.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { planJobs } from '../cli/ci-jobs.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const isGitHub = process.env.GITHUB_ACTIONS === 'true';
const [name = '', ...rest] = process.argv.slice(2);
const isPlan = rest.at(-1) === '--plan';
const shard = name === 'test' && /^\d+\/\d+$/.test(rest[0] ?? '') ? rest[0] : undefined;
const jobs = planJobs({ isGitHub, base: process.env.BASE || 'main', shard });
const usage = `npm run ci -- ${Object.keys(jobs).join('|')} [--plan]
npm run ci -- test 1/2

Runs the steps of a job as the workflows do. --plan prints them; 1/2 is the first of two parts of the tests. BASE: the revision that a contract is compared with.`;

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
