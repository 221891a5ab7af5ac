import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ROOT } from '../options.ts';
import { type Budget, measureBudget } from './budget.ts';
import { findForeignAddresses } from './foreign-addresses.ts';
import { listFiles } from './site-files.ts';

const dir = resolve(process.argv[2] ?? join(ROOT, 'dist'));
const { budgets } = JSON.parse(await readFile(join(ROOT, 'budgets.json'), 'utf8')) as { budgets: Budget[] };
const names = await listFiles(dir);
const read = (name: string) => readFile(join(dir, name));
let failures = 0;

for (const budget of budgets) {
  const { name, unit, limit, size, file, isKept } = await measureBudget(budget, names, read);
  if (!isKept) failures += 1;
  console.log(`${isKept ? 'kept' : 'OVER'}  ${amount(size, unit)} of ${amount(limit, unit)}  ${name}  (${file})`);
}

for (const name of names.filter((name) => /\.(html|css|js)$/.test(name))) {
  for (const address of findForeignAddresses(name, (await read(name)).toString())) {
    failures += 1;
    console.log(`OVER  ${name} loads ${address}`);
  }
}
process.exitCode = failures > 0 ? 1 : 0;

/** Numbers of one width. */
function amount(size: number, unit: 'bytes' | 'elements'): string {
  return unit === 'elements' ? `${String(size).padStart(6)} el` : `${(size / 1000).toFixed(1).padStart(6)} kB`;
}
