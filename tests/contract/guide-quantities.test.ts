import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';

import { memoryCache } from '../../scripts/content/cache/cache.ts';

import { checkTypedLimits } from '../../scripts/content/compose/checks/typed-limits.ts';
import { limitText } from '../../scripts/content/compose/links/contract-index.ts';
import { type ContractNames, contractNames } from '../../scripts/content/describe/document/contract-names.ts';
import { parseMarkdown } from '../../scripts/content/markdown/parse.ts';
import type { GuideDocument } from '../../scripts/content/read/guide.ts';
import { readSources } from '../../scripts/content/read/sources.ts';
import { collectFindings, formatFinding } from '../../scripts/findings/finding.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import { createGlossary } from '../../scripts/spec/glossary.ts';
import { checkGuideWording } from '../../scripts/spec/guide-wording.ts';
import { siteFolder, siteMemory } from '../setup/site-contents.ts';

const SEED = 46;
const DRAWN = 40;
/** As a person looks for quantities: typed links to limits, and numbers before the words and signs that one counts by. */
const QUANTITY =
  /\[\[limit:\w+\]\]|(?<![\w.,[/#-])\d+(?:\.\d+)? ?(?:milliseconds?|seconds?|minutes?|hours?|days?|months?|years?|bytes?|KiB|%|characters?|digits?|bits?|attempts?|requests per second|USDT?|EUR|GBP|JPY|PHP|毫秒|秒|分钟|小时|天|个月|年|字节|个字符|次|位)(?!\w)/g;

type Change = { file: string; line: number; typed: string; changed: string; text: string };

let guides: GuideDocument[];
let names: ContractNames;
const texts = new Map<string, string>();

beforeAll(async () => {
  const markdown = { guide: (text: string) => parseMarkdown(text, 'guide', () => '') };
  const caches = { cache: memoryCache(), memory: siteMemory };
  const sources = await readSources(await siteFolder(), { folder: '', markdown, caches, report: () => undefined });
  guides = sources.flatMap((source) => source.guides);
  const parts = sources.flatMap(({ apis }) => apis.map(({ document }) => contractNames(document)));
  names = {
    links: new Map(parts.flatMap(({ links }) => [...links])),
    words: new Set(parts.flatMap(({ words }) => [...words])),
  };
  for (const { file } of guides) texts.set(file, await readFile(join(ROOT, file), 'utf8'));
});

test('no quantity of a guide is accused', () => {
  expect(checkQuantities(texts)).toEqual([]);
});

test('of forty quantities that are changed one by one, all but two are reported, and none before', async () => {
  const [missed, accused]: [Change[], string[]] = [[], []];
  for (const change of draw(listChanges())) {
    const other = change.file.replace(/\/(?:en|zh)\//, (folder) => (folder === '/en/' ? '/zh/' : '/en/'));
    const pair = new Map([change.file, other].map((file) => [file, texts.get(file) ?? '']));
    accused.push(...(await getProblems(pair)));
    if ((await getProblems(pair.set(change.file, change.text))).length === 0) missed.push(change);
  }

  expect(missed.map(({ file, line, typed, changed }) => `${file}:${line} ${typed} → ${changed}`).slice(2)).toEqual([]);
  expect(accused).toEqual([]);
});

test('every time, size and share that is typed in place of a limit is reported, in whatever language', () => {
  // The page that shows all of Markdown has its source beside it.
  const own = [...texts].filter(([file]) => !file.endsWith('/hello.md'));
  const typed = new Map(own.map(([file, text]) => [file, text.replace(QUANTITY, (found) => changeLimit(found, file))]));
  const isChanged = (file: string) => typed.get(file) !== texts.get(file);
  const reported = checkQuantities(new Map([...typed].filter(([file]) => isChanged(file))));
  const wanted = own.flatMap(([file, text]) =>
    [...text.matchAll(QUANTITY)].filter(([found]) => changeLimit(found, file) !== found),
  );

  expect(wanted.length).toBeGreaterThan(100);
  expect(reported).toHaveLength(wanted.length);
});

test('a lifetime that contradicts the contract is reported with file, line, the value of the contract and what to write', () => {
  const file = 'guides/en/guide/payment/apply-quote.md';
  const text = `${texts.get(file)}\nA quote is valid for 400 seconds.\n`;
  const line = text.split('\n').length - 1;

  expect(checkQuantities(new Map([[file, text]]))).toEqual([
    `${file}:${line}:22  the contract does not say "400 seconds"\n    hint: Write [[limit:quote]] (5 minutes). A number of something else, with words around it, belongs under allow: in the frontmatter.`,
  ]);
});

/** What the build reports of these texts, and what `npm run spec` does. */
async function getProblems(changed: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'quantities-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [file, text] of changed) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const { report, findings } = collectFindings();
  await checkGuideWording(folder, createGlossary({ terms: [], avoid: { en: [], zh: [] } }), report);
  // Two guides alone lack the titles that their links show, which typography misses.
  const numbers = findings().filter(({ message }) => message.startsWith('The translation'));
  return [...checkQuantities(changed), ...numbers.map(formatFinding)];
}

function checkQuantities(changed: ReadonlyMap<string, string>): string[] {
  const { report, findings } = collectFindings();
  const parsed = guides
    .filter(({ file }) => changed.has(file))
    .map((guide) => {
      const text = changed.get(guide.file) ?? '';
      return text === texts.get(guide.file) ? guide : { ...guide, tree: parseMarkdown(text, 'guide', () => '') };
    });
  checkTypedLimits(names, parsed, report);
  return findings().map(formatFinding);
}

/** Each quantity of the prose of a guide with another number. */
function listChanges(): Change[] {
  return [...texts].flatMap(([file, text]) => {
    const prose = text.replace(/^---\n[\s\S]*?\n---\n|^ *```[\s\S]*?^ *```|`[^`\n]+`|\]\([^)\s]*\)/gm, (hidden) =>
      hidden.replace(/[^\n]/g, ' '),
    );
    return [...prose.matchAll(QUANTITY)].map(({ 0: typed, index }) => {
      const changed = change(typed, getTag(file));
      const line = text.slice(0, index).split('\n').length;
      return { file, line, typed, changed, text: text.slice(0, index) + changed + text.slice(index + typed.length) };
    });
  });
}

function getTag(file: string): string {
  return file.includes('/zh/') ? 'zh-CN' : 'en';
}

function change(typed: string, tag: string): string {
  const limit = names.links.get(typed.slice(2, -2));
  if (limit?.kind !== 'limit') return typed.replace(/^[\d.]+/, (number) => String(Number(number) * 3 + 1));
  return limitText({ ...limit, values: limit.values.map((value) => value * 3 + 1) }, tag);
}

/** A limit that has a unit, in words, with another number. */
function changeLimit(typed: string, file: string): string {
  const changed = change(typed, getTag(file));
  return typed.startsWith('[[') && /\d\D+$/.test(changed) ? changed : typed;
}

/** Forty of them, the same each time. */
function draw(changes: Change[]): Change[] {
  let state = SEED;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  return Array.from({ length: DRAWN }, () => changes.splice(Math.floor(next() * changes.length), 1)).flat();
}
