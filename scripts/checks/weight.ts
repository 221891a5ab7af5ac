import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { required } from '../../packages/base/invariant.ts';
import type { BudgetResult } from './budget.ts';

/** What the project asks of whoever maintains it, by name: lines, functions and words as `budgets.json` limits them. */
export type Weight = Record<string, number>;

const LONGEST_FUNCTION = 80;
const PRODUCT_FOLDERS = ['packages', 'src', 'scripts', 'site'];
const PRODUCT_FILE = /(?<!\.test)\.(?:tsx?|mjs|js|css)$/;

/** Measures the files that git tracks below `root`. */
export function measureWeight(root: string): Weight {
  const list = (...paths: string[]) =>
    execFileSync('git', ['ls-files', '-z', '--', ...paths], { cwd: root, encoding: 'utf8' })
      .split('\0')
      .filter((path) => path !== '');
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const countWords = (paths: string[]) => paths.reduce((sum, path) => sum + (read(path).match(/\S+/g)?.length ?? 0), 0);
  const product = list(...PRODUCT_FOLDERS).filter((path) => PRODUCT_FILE.test(path));
  const { scripts, dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'));
  return {
    'product lines': product.reduce((sum, path) => sum + read(path).split('\n').length - 1, 0),
    'functions over 80 lines': product
      .filter((path) => !path.endsWith('.css'))
      .reduce((sum, path) => sum + findLongFunctions(path, read(path)).length, 0),
    'npm scripts': Object.keys(scripts).length,
    'direct dependencies': Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).length,
    'words of README, ARCHITECTURE, CONTRIBUTING': countWords(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']),
    'words of decisions': countWords(list('decisions/*.md')),
    'words of docs': countWords(list('docs/*.md')),
  };
}

/** Compares each limit with what is measured. A name that is not measured is a mistake of `budgets.json`. */
export function compareWeight(weight: Weight, limits: Weight): BudgetResult[] {
  return Object.entries(limits).map(([name, limit]) => {
    const size = required(weight[name], `budgets.json: there is no weight "${name}".`);
    const remedy = 'CONTRIBUTING.md says what to do when a budget is exceeded.';
    return { name, unit: 'count', limit, size, file: 'budgets.json', isWithin: size <= limit, remedy };
  });
}

/** The number of lines of each function that is longer than 80. */
export function findLongFunctions(path: string, code: string): number[] {
  const lengths: number[] = [];
  // Parsing takes most of the time, and most files are shorter than such a function.
  if (code.split('\n').length <= LONGEST_FUNCTION) return lengths;
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && /Function/.test(String(node.type)) && 'start' in node && 'end' in node) {
      const lines = code.slice(Number(node.start), Number(node.end)).split('\n').length;
      if (lines > LONGEST_FUNCTION) lengths.push(lines);
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(path, code).program);
  return lengths;
}
