import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isObject, type JsonValue } from '../content/json/json-value.ts';
import { listSiteFiles } from '../content/read/list-files.ts';
import type { Report } from '../findings/finding.ts';
import { CODE_MARK, withCodeMarked } from './code-spans.ts';
import { guideLines } from './guide-texts.ts';

const ID = /\b[a-z]{2,4}_[0-9A-HJKMNP-TV-Z]{26}\b/g;
const AMOUNT = /(?<![\d.,])\d+\.\d{2,6}(?![\d.,]*\d)/g;
/** 100.00 is in many recordings and in many worked examples; 102.50 comes from one. */
const LEAST_SIGNIFICANT_DIGITS = 3;

/** Names of recorded values by what they are: `102.50` → `openCard.success/data/walletAmount/value`, the first of them. */
type Recorded = ReadonlyMap<string, string>;

/**
 * Guides take ids and amounts of recordings by reference, `[[value:…]]`, so that a new recording cannot leave them behind. In code, where
 * no reference can be, an id must at least be one that a recording or a fixture has. `allow:` in the frontmatter excepts an amount.
 */
export async function checkTypedValues(siteDir: string, report: Report): Promise<void> {
  const documents = (await readFiles(join(siteDir, 'openapi'))).join('\n');
  const referred = new Set([...documents.matchAll(/#\/components\/examples\/([\w.]+)/g)].map(([, name]) => name));
  const recorded = await readRecorded(join(siteDir, 'openapi/examples'), (name) => referred.has(name));
  if (recorded.size === 0) return;
  const known = await readTexts(join(siteDir, 'openapi'));
  for (const name of await listSiteFiles(siteDir, { folder: 'guides', pattern: /\.md$/, recursive: true }, report)) {
    const file = `guides/${name}`;
    const text = await readFile(join(siteDir, file), 'utf8');
    const allowed = /^allow: (.*)$/m.exec(text)?.[1] ?? '';
    for (const { line, text: prose } of guideLines(text, new Map())) {
      const amounts = [...withCodeMarked(prose).replaceAll(CODE_MARK, '').matchAll(AMOUNT)].map(([amount]) => amount);
      for (const value of [...prose.matchAll(ID)].map(([id]) => id).concat(amounts.filter(isSignificant))) {
        const path = recorded.get(value);
        if (path === undefined || allowed.includes(value)) continue;
        const hint = `Write [[value:${path}]], or in code style [[code:…]]. An amount of something else belongs under allow: in the frontmatter.`;
        report({ severity: 'error', file, line, message: `a recording holds "${value}"`, hint });
      }
    }
    for (const [index, line] of text.split('\n').entries())
      for (const [id] of line.matchAll(ID))
        if (!known.includes(id))
          report({ severity: 'error', file, line: index + 1, message: `no recording and no fixture has the id ${id}` });
  }
}

function isSignificant(amount: string): boolean {
  const digits = amount.replace('.', '').replace(/^0+|0+$/g, '');
  return digits.length >= LEAST_SIGNIFICANT_DIGITS;
}

/** A recording that no document refers to has no name that a guide could write. */
async function readRecorded(folder: string, isReferred: (name: string) => boolean): Promise<Recorded> {
  const recorded = new Map<string, string>();
  const visit = (value: JsonValue | undefined, path: string): void => {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, `${path}/${index}`);
    else if (isObject(value)) for (const [key, item] of Object.entries(value)) visit(item, `${path}/${key}`);
    else if (typeof value === 'string' && !recorded.has(value)) recorded.set(value, path);
  };
  for (const text of await readFiles(folder)) {
    // YAML without dates and tags is JSON.
    const { components }: { components?: { examples?: Record<string, { value?: JsonValue }> } } = parse(text);
    for (const [name, { value }] of Object.entries(components?.examples ?? {}))
      if (isReferred(name)) visit(value, name);
  }
  return recorded;
}

async function readTexts(folder: string): Promise<string> {
  const below = await Promise.all(['', 'examples', 'sandbox'].map((name) => readFiles(join(folder, name))));
  return below.flat().join('\n');
}

async function readFiles(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /\.(ya?ml|json)$/.test(name));
  return Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
}
