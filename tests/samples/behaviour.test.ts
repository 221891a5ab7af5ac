import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEFAULTS } from '../../site/client/session.ts';

// The table of the downloads page that compares the helpers with the typed client.
const PAGES = { en: 'guides/en/guide/other/downloads.md', zh: 'guides/zh/guide/other/downloads.md' };
const HELPERS = readdirSync('samples').filter((file) => /^merchant[-_]?signing/i.test(file));
const LISTENERS = { 'Node.js': 'listener.ts', Python: 'listen.py', Java: 'Listen.java', Go: 'listen.go' };

function readTable(file: string): string[][] {
  const [, section = ''] = readFileSync(file, 'utf8').split('{#behaviour}');
  const [table = ''] = section.trim().split('\n\n');
  const rows = table.split('\n').map((row) => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
  return rows.slice(2);
}

function findRow(file: string, title: RegExp): string[] {
  return readTable(file).find(([name = '']) => title.test(name)) ?? [];
}

it.each(Object.values(PAGES))('gives in %s the time limits that helpers and client have', (file) => {
  expect(HELPERS).toHaveLength(6);
  const isLimit = /(timeout\w*\W+(Duration\.ofSeconds\()?15(_000)?\b|15 \* time\.Second|max-time = 15\b)/i;
  expect(HELPERS.filter((helper) => !isLimit.test(readFileSync(`samples/${helper}`, 'utf8')))).toEqual([]);
  const [, curl, languages, client] = findRow(file, /time limit|超时/i);
  expect([curl, languages]).toEqual([expect.stringMatching(/^15 /), expect.stringMatching(/^15 /)]);
  expect(client?.match(/\d+/g)).toEqual([String(DEFAULTS.timeoutMs / 1000), String(DEFAULTS.maxAttempts)]);
});

it.each(Object.values(PAGES))(
  'names in %s the languages that have a listener, which all wait after a goodbye',
  (file) => {
    const published = readdirSync('samples').filter((name) => /^listen/i.test(name) && name !== 'listen.ts');
    expect(published.toSorted()).toEqual(Object.values(LISTENERS).toSorted());
    const isPatient = /goodbye[\s\S]*reconnectAfterMs/i;
    expect(published.filter((name) => !isPatient.test(readFileSync(`samples/${name}`, 'utf8')))).toEqual([]);
    const [, , languages = ''] = findRow(file, /goodbye/);
    for (const language of Object.keys(LISTENERS)) expect(languages).toContain(language);
    expect(languages).toMatch(/PHP (has no|无)/);
  },
);

it.each(Object.values(PAGES))('names in %s the error of each helper that is a refusal', (file) => {
  const names = HELPERS.flatMap(
    (helper) =>
      /(?:class|type) (\w*Error|\w*Exception) /i.exec(
        readFileSync(`samples/${helper}`, 'utf8').replaceAll('(', ' '),
      )?.[1] ?? [],
  );
  expect(names).toHaveLength(5);
  const [, , languages] = findRow(file, /unknown|未知/i);
  for (const name of names) expect(languages).toContain(`\`${name}\``);
});

it('has the same rows in both languages', () => {
  const cells = ({ length }: string[]) => length;
  expect(readTable(PAGES.zh).map(cells)).toEqual(readTable(PAGES.en).map(cells));
});
