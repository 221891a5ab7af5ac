import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import GithubSlugger from 'github-slugger';
import { expect, test } from 'vitest';
import type { Commands } from '../../scripts/cli/program.ts';
import { COMMANDS } from '../../scripts/commands/commands.ts';
import { importAdditions } from '../../scripts/content/read/site.ts';
import { ROOT } from '../../scripts/installation/installation.ts';

const TEXT = /\.(?:tsx?|m?js|css|md|yaml|yml)$/;

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  .toString()
  .split('\0')
  .filter((name) => TEXT.test(name) && !name.startsWith('tests/fixtures/') && existsSync(join(ROOT, name)));
const texts = new Map(files.map((name) => [name, readFileSync(join(ROOT, name), 'utf8')]));

/** Fragments of the headings of a Markdown file. */
function getFragments(file: string): string[] {
  const slugger = new GithubSlugger();
  return [...(texts.get(file) ?? '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => slugger.slug(heading));
}

/** References of the form `<file>#<fragment>` or `<file>`, by a pattern with both as its groups. */
function findReferences(pattern: RegExp, isSource: (file: string) => boolean) {
  return [...texts].flatMap(([source, text]) =>
    isSource(source)
      ? [...text.matchAll(pattern)].map(([, target = '', fragment]) => ({ source, target, fragment }))
      : [],
  );
}

test('references to sections of the contract name headings of docs/contract.md', () => {
  const fragments = getFragments('docs/contract.md');
  const references = findReferences(/(docs\/contract\.md)#([\w-]+)/g, () => true);

  expect(references.length).toBeGreaterThan(10);
  expect(references.filter(({ fragment }) => fragment && !fragments.includes(fragment))).toEqual([]);
});

test('sections of the contract that comments name by number are headings of docs/contract.md', () => {
  const numbers = [...(texts.get('docs/contract.md') ?? '').matchAll(/^#{2,3} (\d+(?:\.\d+)?)/gm)].map(
    ([, number]) => number,
  );
  const references = findReferences(/\(contract (\d+(?:\.\d+)?)(?:, (\d+\.\d+))?[,:)]/g, (file) =>
    file.endsWith('.ts'),
  );
  const named = references.flatMap(({ target, fragment }) => (fragment ? [target, fragment] : [target]));

  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((number) => !numbers.includes(number))).toEqual([]);
});

test('links of documentation lead to files of the repository and to headings in them', () => {
  // A picture in code style is an example.
  const links = findReferences(/(?<!`!\[[^\]]*)\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g, (file) =>
    /^(?:[^/]+|(?:docs|decisions)\/[^/]+)\.md$/.test(file),
  );
  const broken = links.filter(({ source, target, fragment }) => {
    const file = target === '' ? source : relative(ROOT, join(ROOT, dirname(source), target));
    return !existsSync(join(ROOT, file)) || (fragment !== undefined && !getFragments(file).includes(fragment));
  });

  expect(links.length).toBeGreaterThan(1);
  expect(broken).toEqual([]);
});

test('files and decisions that documentation and comments name exist', () => {
  const decisions = readdirSync(join(ROOT, 'decisions')).map((name) => name.slice(0, 4));
  const named = findReferences(/`((?:src|scripts|tests|site|docs|decisions)\/[\w./-]+\.\w+)`/g, () => true);
  const numbers = findReferences(/`decisions\/(\d{4})`/g, () => true);

  expect(named.filter(({ target }) => !existsSync(join(ROOT, target)))).toEqual([]);
  expect(numbers.filter(({ target }) => !decisions.includes(target))).toEqual([]);
});

test('every decision is in the index', () => {
  const index = texts.get('decisions/README.md') ?? '';
  const records = readdirSync(join(ROOT, 'decisions')).filter((name) => /^\d{4}-/.test(name));

  expect(records.filter((name) => !index.includes(`](${name})`))).toEqual([]);
});

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

test('npm scripts that files name exist', () => {
  const named = findReferences(
    /npm run ([a-z][\w:]*)/g,
    (file) => !/(?:pot|gate|package-blocks)\.test\.ts$/.test(file),
  );

  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ target }) => !(target in scripts))).toEqual([]);
});

test('commands of the program that files name exist', async () => {
  const names = Object.keys({ ...COMMANDS, ...(await importAdditions<Commands>(ROOT, 'commands')) });
  const named = findReferences(/npx api-docs ([a-z].*)/g, () => true);

  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ target }) => !names.some((name) => new RegExp(`^${name}(?![\\w-])`).test(target)))).toEqual(
    [],
  );
});

test('README lists every npm script, and no other', () => {
  const [, table = ''] = (texts.get('README.md') ?? '').split('| npm script |');
  const rows = [...table.matchAll(/^\| (`.+?`) \|/gm)];
  const listed = rows.flatMap(([, cell = '']) => [...cell.matchAll(/`([\w:]+)`/g)].map(([, name]) => name));

  expect(listed.sort()).toEqual(Object.keys(scripts).sort());
});
