import { expect, test } from 'vitest';
import { proseText } from '../../../../src/model/prose-text.ts';
import { describeForeign } from '../../../../tests/setup/describe-foreign.ts';
import type { JsonObject } from '../../json/json-value.ts';

function describeTea(operation: JsonObject, isLenient = true): { title: string; text: string } | undefined {
  const [found] = describeForeign({ paths: { '/tea': { post: operation } } }, isLenient).operations;
  return found && { title: found.operation.summary, text: proseText(found.operation.description) };
}

test('a summary with markup becomes a title in words', () => {
  expect(describeTea({ summary: 'Brew [tea](/docs/tea) with `water`.' })).toEqual({
    title: 'Brew tea with water',
    text: '',
  });
});

test('a summary of several sentences becomes a short title, and is the beginning of the text', () => {
  const more = `Give [leaves](/docs/leaves) or bags. ${'It takes a while. '.repeat(5)}`.trim();
  const words = `Brews a pot. ${more.replace('[leaves](/docs/leaves)', 'leaves')}`;
  expect(describeTea({ summary: `Brews a pot. ${more}`, description: 'Hot.' })).toEqual({
    title: 'Brews a pot',
    text: `${words}Hot.`,
  });
  expect(describeTea({ summary: `Brews a pot. ${more}`, description: `Brews a pot. ${more}` })?.text).toBe(words);
});

test('a summary without a short sentence is shortened, because an id may be in another language', () => {
  const summary = `${'Brew and '.repeat(20)}drink`;
  const title = `${'Brew and '.repeat(10).trimEnd()}…`;
  expect(describeTea({ summary, operationId: 'brewHTTPTea' })).toEqual({ title, text: summary });
});

test('an empty summary is none', () => {
  expect(describeTea({ summary: '', operationId: 'CreateAlphaSender' })?.title).toBe('Create alpha sender');
  expect(describeTea({ operationId: 'list_green_teas' })?.title).toBe('List green teas');
  expect(describeTea({ summary: ' ' })?.title).toBe('POST /tea');
});

test('an id that a tool wrote from method and path says nothing more than they do', () => {
  expect(describeTea({ operationId: 'PostTea' })?.title).toBe('POST /tea');
  expect(describeTea({ operationId: 'post_tea' })?.title).toBe('POST /tea');
});

test('a strict document has the titles that it states', () => {
  expect(describeTea({ summary: 'Brew tea.', operationId: 'brew' }, false)?.title).toBe('Brew tea.');
  expect(describeTea({ operationId: 'brew' }, false)?.title).toBe('POST /tea');
});
