import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limitValue, limitValues } from '../contract/read-limits.ts';
import { readGuideCode } from './guide-code.ts';

// Prose takes the numbers of the contract by links; code has to type them.
const programs = new Map(readGuideCode().map(({ title, source }) => [title, source]));

test('the code that polls waits as the contract states', () => {
  const source = programs.get('poll-order.ts') ?? '';

  expect(source).toContain(`[${limitValues('orderPoll').join(', ')}]`);
  expect(source).toContain(`?? ${limitValue('orderPollLast')}) * 1000`);
});

test('the code that makes keys makes them as long as new ones should be', () => {
  expect(programs.get('two key pairs')).toContain(`rsa_keygen_bits:${limitValue('newRsaKey')} `);
  expect(programs.get('make-keys.mjs')).toContain(`modulusLength: ${limitValue('newRsaKey')},`);
});

const guides = readdirSync('guides', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));

/** What is between two empty lines; a table belongs to what introduces it. */
const paragraphs = guides.flatMap((name) =>
  readFileSync(join('guides', name), 'utf8')
    .split(/\n\n(?!\|)/)
    .map((text): [string, string] => [name, text]),
);

test('where a time of the simulator is named, it is called so', () => {
  const named = paragraphs.filter(([, text]) => text.includes('[[limit:sandbox'));

  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(([, text]) => !/simulator|模拟平台/.test(text.replaceAll(/\[\[[^\]]*\]\]/g, '')))).toEqual([]);
});
