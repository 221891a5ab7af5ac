import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import { siteApis } from '../setup/site-contents.ts';
import { readGuideCode } from './guide-code.ts';

const blocks = readGuideCode().filter(({ language }) => language === 'json');
const marked = blocks.filter(({ schema }) => schema !== undefined);

const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
formats.default(ajv);
for (const { id, document } of await siteApis('en')) ajv.addSchema(document, `${id}:`);

test.each(blocks)('$file:$line is JSON', ({ source }) => {
  expect(() => JSON.parse(source)).not.toThrow();
});

test('blocks that show a body or a plaintext name their schema', () => {
  expect(marked.map(({ schema }) => schema)).toEqual(
    expect.arrayContaining(['CardSecret', 'CvvPayload', 'PinPayload', 'DocumentNumberPayload']),
  );
});

test.each(marked)('$file:$line satisfies $schema', ({ schema, source }) => {
  const validate = ajv.getSchema(`merchant.v2:#/components/schemas/${schema}`);

  expect(validate, `there is no schema ${schema}`).toBeDefined();
  expect(validate?.(JSON.parse(source)), JSON.stringify(validate?.errors)).toBe(true);
});
