import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOptions, toFolder } from '../../packages/base/node/options.ts';
import { type Budget, type BudgetResult, findExceeded, formatBudget, measureBudget } from '../checks/budget.ts';
import { findForeignAddresses } from '../checks/foreign-addresses.ts';
import { listFiles } from '../checks/site-files.ts';
import { compareWeight, measureWeight, type Weight } from '../checks/weight.ts';
import { step } from '../cli/step.ts';
import type { Finding } from '../findings/finding.ts';
import { FINDING_OPTIONS, reportFindings } from '../findings/report-findings.ts';
import { readBuildInfo } from '../hosting/build-info.ts';
import { ROOT } from '../installation/installation.ts';

const { values, positional } = readOptions({
  usage: 'npm run budgets -- [DIR] [--format FORMAT] [--fail-on SEVERITY]',
  summary: 'Compares the sizes of a built site (DIR, default: dist), and the weight of the source, with budgets.json.',
  options: FINDING_OPTIONS,
  hasPositional: true,
});

await reportFindings(values, async () => {
  const dir = toFolder(positional ?? join(ROOT, 'dist'));
  await readBuildInfo(dir);
  // Our own file.
  const { budgets, weight }: { budgets: Budget[]; weight: Weight } = JSON.parse(
    await readFile(join(ROOT, 'budgets.json'), 'utf8'),
  );
  const names = await listFiles(dir);
  const read = (name: string) => readFile(join(dir, name));
  const results = await step('measure the site', async () => {
    const measured: BudgetResult[] = [];
    for (const budget of budgets) measured.push(await measureBudget(budget, names, read));
    return measured;
  });
  const foreign = await step('look for addresses of other hosts', async () => {
    const found: Finding[] = [];
    for (const file of names.filter((name) => /\.(html|css|js)$/.test(name)))
      for (const address of findForeignAddresses(file, (await read(file)).toString()))
        found.push({ severity: 'error', file, message: `It loads ${address} of another host.` });
    return found;
  });
  results.push(...compareWeight(await step('weigh the source', () => measureWeight(ROOT)), weight));
  return {
    findings: [...results.flatMap(findExceeded), ...foreign],
    summary: results.map(formatBudget).join('\n'),
  };
});
