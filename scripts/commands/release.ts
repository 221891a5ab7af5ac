import { join } from 'node:path';
import { runCommand } from '../../packages/base/node/command.ts';
import { exitWithUsage, readOptions } from '../../packages/base/node/options.ts';
import { run } from '../cli/install.mjs';
import { step } from '../cli/step.ts';
import { collectFindings, FindingsError } from '../findings/finding.ts';
import { packageFile, ROOT, toCommand } from '../installation/installation.ts';
import { writeArtefacts } from '../release/artefacts.ts';
import { git, planRelease, type ReleasePlan } from '../release/plan.ts';

const { values } = readOptions({
  usage: 'npm run release -- [--apply | --artefacts]',
  summary: `Releases the version of the contract that is in info.version. Without an option it says what would be done, and what is missing.
The entry of the change log and its feed are made by ${toCommand('new release')} and the build.`,
  options: {
    apply: { type: 'boolean', help: 'run npm test, build, write release/, and tag the commit' },
    artefacts: { type: 'boolean', help: 'build and write release/ alone, as the workflow of a tag does' },
  },
});
const OUT = join(ROOT, 'release');

await runCommand(async () => {
  if (values.apply && values.artefacts) exitWithUsage('--apply and --artefacts are two ways: choose one.');
  const { report, findings } = collectFindings();
  const plan = await planRelease(ROOT, report);
  if (findings().length > 0) throw new FindingsError(findings());
  console.log(`${plan.tag}: ${plan.rating}`);
  for (const obstacle of plan.obstacles) console.error(`  ${obstacle}`);
  if (plan.obstacles.length > 0 || plan.release === undefined) return false;
  if (values.artefacts) return await writeRelease(plan);
  if (values.apply) return (await runScript('test')) && (await writeRelease(plan)) && (await tag(plan));
  console.log(
    `npm run release -- --apply would run npm test, build, write release/, and tag ${await describeHead()} as ${plan.tag}.`,
  );
  return true;
});

async function writeRelease({ release }: ReleasePlan): Promise<boolean> {
  if (release === undefined || !(await runScript('build')) || !(await runScript('package'))) return false;
  const options = { root: ROOT, dist: join(ROOT, 'dist'), out: OUT, release, generator: await packageFile() };
  const names = await step('write release/', () => writeArtefacts(options));
  for (const name of names) console.log(`  release/${name}`);
  return true;
}

/** Publishing is left to whoever may push. */
async function tag({ tag, version }: ReleasePlan): Promise<boolean> {
  const isThere = (await git(ROOT, 'tag', '--list', tag)) !== '';
  if (!isThere) await git(ROOT, 'tag', '--annotate', tag, '--message', `Contract ${version}`);
  console.log(`Tagged. Publish it: git push origin HEAD ${tag}`);
  return true;
}

function describeHead(): Promise<string> {
  return git(ROOT, 'log', '-1', '--format=%h (%s)');
}

async function runScript(name: string): Promise<boolean> {
  return (await run('npm', ['run', name], { shell: process.platform === 'win32' })) === 0;
}
