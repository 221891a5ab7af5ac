import { expect, it } from 'vitest';
import { negotiateLocale } from '../../packages/simulator/core/envelope/locale.ts';
import { isRequest } from '../../site/provider/checker/subject/recognise-signal.ts';
import { readWrongEncoding } from '../../site/provider/doctor/diagnosis/signature-encoding.ts';
import type { PastedRequest } from '../paste/request/pasted-request.ts';
import { printRequest } from '../paste/request/print-request.ts';
import { tokenizeJson } from './ui/json-tokens.ts';

const MANY = 500_000;
const REQUEST = { format: 'cmd', method: 'POST', origin: 'https://a.example', target: '/', headers: [] } satisfies Omit<
  PastedRequest,
  'body'
>;

// An expression that takes quadratic time needs hours for these.
it.each<[string, () => unknown]>([
  ['JSON with strings that do not end', () => tokenizeJson('\\"'.repeat(MANY))],
  ['a signature of equals signs', () => readWrongEncoding(`${'='.repeat(MANY)}A`)],
  ['a body of backslashes for cmd.exe', () => printRequest({ ...REQUEST, body: `${'\\'.repeat(MANY)}A` }, 'cmd')],
  ['empty lines', () => isRequest('\n'.repeat(MANY))],
  ['a list of languages with spaces', () => negotiateLocale(`en${' '.repeat(MANY)}x`)],
])('reads %s in one pass', (_, read) => {
  expect(read).not.toThrow();
});

it('a string that is not closed has its colour to the end of its line', () => {
  expect(tokenizeJson('{"a": "open\n1}')).toEqual([
    { text: '{' },
    { text: '"a"', kind: 'k' },
    { text: ': ' },
    { text: '"open', kind: 's' },
    { text: '\n' },
    { text: '1', kind: 'n' },
    { text: '}' },
  ]);
});
