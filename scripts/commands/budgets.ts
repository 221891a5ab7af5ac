import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Budget, formatBudget, measureBudget } from '../checks/budget.ts';
import { findForeignAddresses } from '../checks/foreign-addresses.ts';
import { listFiles } from '../checks/site-files.ts';
import { ROOT, readOptions, toFolder } from '../cli/options.ts';

const { positional } = readOptions({
  usage: 'npm run budgets -- [DIR]',
  summary: 'Compares the sizes of a built site (DIR, default: dist) with budgets.json.',
  options: {},
  hasPositional: true,
});
const dir = toFolder(positional ?? join(ROOT, 'dist'));
const { budgets } = JSON.parse(await readFile(join(ROOT, 'budgets.json'), 'utf8')) as { budgets: Budget[] };
const names = await listFiles(dir);
const read = (name: string) => readFile(join(dir, name));
let failures = 0;

for (const budget of budgets) {
  const result = await measureBudget(budget, names, read);
  if (!result.isWithin) failures += 1;
  console.log(formatBudget(result));
}

for (const name of names.filter((name) => /\.(html|css|js)$/.test(name))) {
  for (const address of findForeignAddresses(name, (await read(name)).toString())) {
    failures += 1;
    console.log(`OVER  ${name} loads ${address}`);
  }
}
process.exitCode = failures > 0 ? 1 : 0;
