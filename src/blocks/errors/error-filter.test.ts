import { describe, expect, it } from 'vitest';
import type { CatalogueEntry, ErrorCatalogue } from '../../model/error-catalogue.ts';
import { errorUse } from '../../model/error-catalogue.ts';
import { readPastedError } from '../../paste/pasted-error.ts';
import { codesByName, type ErrorFilter, matchingCodes, NO_FILTER } from './error-filter.ts';

const entry = (
  code: number,
  name: string,
  operations: number[],
  retry: CatalogueEntry['retry'] = 'fix',
): CatalogueEntry => ({
  ...{ code, name, operations, retry },
  status: Math.floor(code / 1000),
  meaning: `Meaning of ${name.toLowerCase()}`,
  action: '按限额调整',
});

const operation = (id: string) => ({ id, page: { path: `/${id}`, title: id } });

const CATALOGUE: ErrorCatalogue = {
  operations: ['pour', 'steep', 'boil'].map(operation),
  topics: [
    { id: 'http', title: 'HTTP', description: [], entries: [entry(429001, 'RATE_LIMITED', [0, 1, 2], 'yes')] },
    {
      id: 'pot',
      title: 'Pot',
      description: [],
      entries: [entry(404101, 'POT_NOT_FOUND', [0, 1], 'no'), entry(422101, 'POT_EMPTY', [0])],
    },
  ],
};

function codesFor(filter: Partial<ErrorFilter>): number[] {
  const complete = { ...NO_FILTER, ...filter };
  return [...matchingCodes(CATALOGUE, complete, readPastedError(complete.text, codesByName(CATALOGUE)))];
}

describe('a filter of the catalogue', () => {
  it('leaves every code in their order when it is empty', () => {
    expect(codesFor({})).toEqual([429001, 404101, 422101]);
  });

  it.each([
    ['pot', [404101, 422101]],
    ['  POT   empty ', [422101]],
    ['4221', [422101]],
    ['４２２', [422101]],
    ['限额 rate', [429001]],
    ['pot teapot', []],
    ['POT_EMPTY', [422101]],
    ['POT_', [404101, 422101]],
    ['{"code":404101', [404101]],
    ['422999', []],
  ])('finds %j', (text, codes) => {
    expect(codesFor({ text })).toEqual(codes);
  });

  it('has one condition for each of its parts, and all of them together', () => {
    expect(codesFor({ operation: 'steep' })).toEqual([429001, 404101]);
    expect(codesFor({ status: '404' })).toEqual([404101]);
    expect(codesFor({ retry: 'fix' })).toEqual([422101]);
    expect(codesFor({ operation: 'steep', text: 'pot', retry: 'no', status: '404' })).toEqual([404101]);
    expect(codesFor({ operation: 'boil', text: 'pot' })).toEqual([]);
  });
});

describe('the operations that return a code', () => {
  const use = (operations: number[]) => {
    const { kind, operations: named } = errorUse(entry(1, 'X', operations), CATALOGUE);
    return [kind, ...named.map(({ id }) => id)];
  };

  it('are named in the fewest words', () => {
    expect(use([0, 1, 2])).toEqual(['all']);
    expect(use([0, 2])).toEqual(['except', 'steep']);
    expect(use([1])).toEqual(['some', 'steep']);
    expect(use([])).toEqual(['some']);
  });
});
