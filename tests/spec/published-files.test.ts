import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { publishApi } from '../../scripts/content/emit/api-files.ts';
import { fromPointer, valueAt } from '../../scripts/content/json/json-pointer.ts';
import { isEqual, isObject, type JsonObject } from '../../scripts/content/json/json-value.ts';
import type { ApiDocument } from '../../scripts/content/read/api.ts';
import { getTexts } from '../../scripts/spec/texts.ts';
import { siteApis } from '../setup/site-contents.ts';

const [english, chinese] = await Promise.all([siteApis('en'), siteApis('zh')]);

// By name, because a test runner that prints whole documents runs out of memory.
const DOCUMENTS = new Map(
  [...english, ...chinese].map((api) => [api.locale ? `${api.id}.${api.locale}` : api.id, api]),
);
const NAMES = [...DOCUMENTS.keys()];

describe('the published files', () => {
  it('are four for each document, at fixed addresses', () => {
    expect([...english, ...chinese].flatMap((api) => publishApi(api)).map(({ path }) => path)).toEqual([
      ...['openapi/merchant.v2.yaml', 'openapi/merchant.v2.json', 'openapi/token.yaml', 'openapi/token.json'],
      ...['asyncapi/listen.yaml', 'asyncapi/listen.json'],
      ...[
        'openapi/merchant.v2.zh.yaml',
        'openapi/merchant.v2.zh.json',
        'openapi/token.zh.yaml',
        'openapi/token.zh.json',
      ],
      ...['asyncapi/listen.zh.yaml', 'asyncapi/listen.zh.json'],
    ]);
  });

  it.each(NAMES)('hold the same value in both formats, complete in itself: %s', (name) => {
    const api = documentNamed(name);
    const [yaml, json] = publishApi(api).map(({ text }) => text);
    const references = [...(json ?? '').matchAll(/"\$ref": "([^"]*)"/g)].map(([, address = '']) => address);

    expect(JSON.stringify(parse(yaml ?? '', { maxAliasCount: 0 })) === JSON.stringify(JSON.parse(json ?? ''))).toBe(
      true,
    );
    expect(
      references.filter(
        (address) => valueAt(api.document, fromPointer(decodeURIComponent(address.slice(1)))) === undefined,
      ),
    ).toEqual([]);
    expect(yaml?.includes('x-source-hash')).toBe(false);
  });

  it.each(english.map(({ id }) => id))('differ between the languages in texts only: %s', (id) => {
    const [base, translation] = [documentNamed(id).document, documentNamed(`${id}.zh`).document];
    const pointers = getTexts(base).map(({ pointer }) => pointer);

    expect(pointers.length).toBeGreaterThan(100);
    expect(isEqual(withoutTexts(translation, pointers), withoutTexts(base, pointers))).toBe(true);
    expect(isEqual(translation, base)).toBe(false);
  });
});

function documentNamed(name: string): ApiDocument {
  const api = DOCUMENTS.get(name);
  if (!api) throw new Error(`There is no document ${name}.`);
  return api;
}

function withoutTexts(document: JsonObject, pointers: readonly string[]): JsonObject {
  const copy = structuredClone(document);
  for (const pointer of pointers) {
    const path = fromPointer(pointer);
    const parent = valueAt(copy, path.slice(0, -1));
    if (isObject(parent)) parent[path.at(-1) ?? ''] = '';
  }
  return copy;
}
