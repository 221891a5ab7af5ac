import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ROOT } from '../options.ts';
import { type Budget, formatBudget, measureBudget } from './budget.ts';
import { findForeignAddresses } from './foreign-addresses.ts';
import { listFiles } from './site-files.ts';

const dir = resolve(process.argv[2] ?? join(ROOT, 'dist'));
const { budgets } = JSON.parse(await readFile(join(ROOT, 'budgets.json'), 'utf8')) as { budgets: Budget[] };
const names = await listFiles(dir);
const read = (name: string) => readFile(join(dir, name));
let failures = 0;

for (const budget of budgets) {
  const result = await measureBudget(budget, names, read);
  if (!result.isKept) failures += 1;
  console.log(formatBudget(result));
}

for (const name of names.filter((name) => /\.(html|css|js)$/.test(name))) {
  for (const address of findForeignAddresses(name, (await read(name)).toString())) {
    failures += 1;
    console.log(`OVER  ${name} loads ${address}`);
  }
}
process.exitCode = failures > 0 ? 1 : 0;
