import { runCommand } from '../../packages/base/node/command.ts';
import { exitWithUsage, readOptions } from '../../packages/base/node/options.ts';
import { compile } from '../content/compile.ts';
import { collectProblems, type Problem } from '../content/problems/problem.ts';
import { PROBLEM_FORMATS } from '../content/problems/problem-formats.ts';
import { PROGRAM, readVersion, toCommand } from '../installation/installation.ts';
import { openSource, SOURCE_OPTIONS } from '../site/open-source.ts';
import { checkContract } from '../spec/check-contract.ts';

const FORMATS = Object.keys(PROBLEM_FORMATS);
const FAILURES = ['error', 'warning', 'never'];

const { values, positionals } = readOptions({
  usage: toCommand('check', '[--site DIR | FILE …] [--format FORMAT] [--fail-on SEVERITY]'),
  summary: `Says what is wrong in a site folder or in API descriptions, as a build would, and writes nothing.
Exit code 0: nothing that --fail-on names; 1: something, which is printed; 2: the command was used wrongly.`,
  hasPositional: 'many',
  options: {
    ...SOURCE_OPTIONS,
    format: { type: 'string', value: 'FORMAT', default: 'text', help: FORMATS.join(', ') },
    'fail-on': { type: 'string', value: 'SEVERITY', default: 'error', help: FAILURES.join(', ') },
  },
});

await runCommand(async () => {
  const { format, 'fail-on': failOn } = values;
  const print = PROBLEM_FORMATS[format] ?? exitWithUsage(`--format must be one of ${FORMATS.join(', ')}.`);
  if (!FAILURES.includes(failOn)) exitWithUsage(`--fail-on must be one of ${FAILURES.join(', ')}.`);
  const { read, caches } = await openSource(values, positionals);
  const site = await read();
  const { problems, report } = collectProblems();
  (await compile(site, caches)).problems.forEach(report);
  (await checkContract(site, caches)).forEach(report);
  await caches.cache.save();
  const text = print(problems(), { program: PROGRAM, version: await readVersion() });
  if (text !== '') console.log(text);
  return !problems().some(isFailure(failOn));
});

function isFailure(failOn: string): (problem: Problem) => boolean {
  return ({ severity }) => failOn === severity || (failOn === 'warning' && severity === 'error');
}
