import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getRecord, getTexts, readDocument } from '../contract/documents.ts';

const schemas = getRecord(getRecord(readDocument('openapi/common.yaml').components, 'components').schemas, 'schemas');
const order = getRecord(getRecord(schemas.ErrorCode, 'ErrorCode')['x-check-order'], 'x-check-order');
const steps = Array.isArray(order.steps) ? order.steps.map(getTexts) : [];

test.each(['en', 'zh'])('the order of checks in the guide is that of the contract (%s)', (locale) => {
  const text = readFileSync(`guides/${locale}/guide/retries.md`, 'utf8');
  const rows = [...text.matchAll(/^\| (\d{1,2}) \|.*\| ([^|]*\d{3}(?:\d{3}|xxx)[^|]*) \|$/gm)];

  expect(rows.map(([, number]) => Number(number))).toEqual(steps.map((_, index) => index + 1));
  // A row may name some codes of its check, or a family of them: `404xxx`.
  for (const [index, [, , cell = '']] of rows.entries()) {
    const named = cell.match(/\d{3}(?:\d{3}|xxx)/g) ?? [];
    const strange = named.filter((code) => !steps[index]?.some((known) => known.startsWith(code.replace('xxx', ''))));
    expect(strange, `check ${index + 1}`).toEqual([]);
  }
});
