import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Finding } from './finding.ts';
import { FORMATS } from './formats.ts';

const FINDINGS: Finding[] = [
  { severity: 'error', file: 'a b/tea.yaml', line: 3, column: 5, message: '50 %\nof it', hint: 'Write more.' },
  { severity: 'warning', file: 'tea,2.yaml', message: 'Nothing is here.', rule: 'no-nothing' },
  { severity: 'note', file: 'tea.yaml', line: 7, message: 'GET /pots is new', rule: 'added' },
  { severity: 'error', file: 'https://docs.example.com/a?b=c', message: 'status 404', rule: 'pages' },
];
const ENDINGS = { text: 'txt', json: 'json', github: 'github.txt', sarif: 'sarif.json' };

// What would end a line or an annotation is escaped; paths in SARIF are relative references, with what is no character of one encoded.
it.each(Object.entries(ENDINGS))('prints findings as %s', async (format, ending) => {
  const text = FORMATS[format]?.(FINDINGS, '1.2.3');

  await expect(`${text}\n`).toMatchFileSnapshot(join(process.cwd(), `tests/fixtures/findings/findings.${ending}`));
});

it('has no other format', () => {
  expect(Object.keys(FORMATS)).toEqual(Object.keys(ENDINGS));
});
