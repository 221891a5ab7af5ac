import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { planJobs } from '../../scripts/cli/ci-jobs.mjs';

const FOLDER = '.github/workflows';
/** An expression of the workflow, after the job. */
const SHARD = / \$\{\{ matrix\.shard \}\}$/;
const texts = readdirSync(FOLDER).map((name) => readFileSync(`${FOLDER}/${name}`, 'utf8'));
const jobs = planJobs({ isGitHub: false, base: 'main' });
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

type Job = { steps: { run?: string; uses?: string }[]; strategy?: { matrix: { shard?: string[] } } };
type Workflow = { jobs: Record<string, Job> };
const steps = texts.flatMap((text) => Object.values((parse(text) as Workflow).jobs).flatMap(({ steps }) => steps));

describe('workflows', () => {
  it('run nothing but jobs that run on any machine, and all of them', () => {
    const called = steps.flatMap(({ run }) =>
      run === undefined || run.startsWith('gh ') ? [] : [run.replace(SHARD, '')],
    );

    expect([...new Set(called)].sort()).toEqual(
      Object.keys(jobs)
        .map((name) => `npm run ci -- ${name}`)
        .sort(),
    );
  });

  it('run all parts of the tests', () => {
    const { test } = (parse(readFileSync(`${FOLDER}/ci.yml`, 'utf8')) as Workflow).jobs;

    expect(test?.strategy?.matrix.shard).toEqual(['1/2', '2/2']);
    expect(test?.steps.at(-1)?.run).toMatch(SHARD);
  });

  it('use actions by their hash, with the version beside it', () => {
    const uses = texts.flatMap((text) => text.match(/uses: .*/g) ?? []);

    expect(uses.length).toBeGreaterThan(5);
    for (const line of uses) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });
});

describe('npm run ci', () => {
  it('calls scripts that exist', () => {
    const called = Object.values(jobs)
      .flat()
      .flatMap(({ command: [npm, run, name = ''] }) => (npm === 'npm' && run === 'run' ? [name] : []));

    expect(called.length).toBeGreaterThan(4);
    for (const name of called) expect(Object.keys(scripts)).toContain(name);
  });

  it('prints the steps of a job', () => {
    const printed = String(execFileSync(process.execPath, ['scripts/commands/ci.mjs', 'versions', '--plan']));

    expect(printed).toBe('npm ci --no-audit --no-fund\nnpm run build\nnpm run fixtures\nnpm run unit\n');
  });

  it('passes a part of the tests on', () => {
    const printed = String(execFileSync(process.execPath, ['scripts/commands/ci.mjs', 'test', '2/2', '--plan']));

    expect(printed).toBe('npm test -- --shard 2/2\n');
  });

  it('ends with code 2 for a job that there is not', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/commands/ci.mjs', 'nothing'], {
      encoding: 'utf8',
    });

    expect(status).toBe(2);
    expect(stderr).toMatch(/^npm run ci -- contract\|test/);
  });
});
