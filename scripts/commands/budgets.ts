import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../../packages/base/node/command.ts';
import { readOptions, toFolder } from '../../packages/base/node/options.ts';
import { type Budget, formatBudget, measureBudget } from '../checks/budget.ts';
import { findForeignAddresses } from '../checks/foreign-addresses.ts';
import { listFiles } from '../checks/site-files.ts';
import { compareWeight, measureWeight, type Weight } from '../checks/weight.ts';
import { step } from '../cli/step.ts';
import { readBuildInfo } from '../hosting/build-info.ts';
import { ROOT } from '../installation/installation.ts';

const { positional } = readOptions({
  usage: 'npm run budgets -- [DIR]',
  summary: 'Compares the sizes of a built site (DIR, default: dist), and the weight of the source, with budgets.json.',
  options: {},
  hasPositional: true,
});

await runCommand(async () => {
  const dir = toFolder(positional ?? join(ROOT, 'dist'));
  await readBuildInfo(dir);
  // Our own file.
  const { budgets, weight }: { budgets: Budget[]; weight: Weight } = JSON.parse(
    await readFile(join(ROOT, 'budgets.json'), 'utf8'),
  );
  const names = await listFiles(dir);
  const read = (name: string) => readFile(join(dir, name));
  const results = await step('measure the site', async () => {
    const measured = [];
    for (const budget of budgets) measured.push(await measureBudget(budget, names, read));
    return measured;
  });
  for (const result of results) console.log(formatBudget(result));
  const foreign = await step('look for addresses of other hosts', async () => {
    const found: string[] = [];
    for (const name of names.filter((name) => /\.(html|css|js)$/.test(name))) {
      const addresses = findForeignAddresses(name, (await read(name)).toString());
      found.push(...addresses.map((address) => `OVER  ${name} loads ${address}`));
    }
    return found;
  });
  for (const line of foreign) console.log(line);
  const weights = compareWeight(await step('weigh the source', () => measureWeight(ROOT)), weight);
  for (const { line } of weights) console.log(line);
  return foreign.length === 0 && [...results, ...weights].every(({ isWithin }) => isWithin);
});
