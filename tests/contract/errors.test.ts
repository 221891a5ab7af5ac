import { describe, expect, it } from 'vitest';
import { expectedErrorGroups, expectedErrors, expectedOperationErrors } from '../expected/errors.ts';
import { getWords } from '../expected/read-table.ts';
import { getRecord, readDocument } from './documents.ts';

const components = getRecord(readDocument('openapi/common.yaml').components, 'components');
const catalogue = getRecord(getRecord(components.schemas, 'schemas').ErrorCode, 'ErrorCode');

describe('the error catalogue', () => {
  it('has the expected codes and names, in their order', () => {
    expect(catalogue.enum).toEqual(expectedErrors.map(([code]) => code));
    expect(catalogue['x-enum-varnames']).toEqual(expectedErrors.map(([, name]) => name));
  });

  it('states for each code whether to retry', () => {
    const errors = Object.entries(getRecord(catalogue['x-errors'], 'x-errors'));
    const retries = errors.map(([code, error]) => [Number(code), getRecord(error, code).retry]);

    expect(retries.sort()).toEqual(expectedErrors.map(([code, , retry]) => [code, retry]).sort());
  });

  it('has words for the users of an app for each code', () => {
    const errors = Object.entries(getRecord(catalogue['x-errors'], 'x-errors'));

    expect(errors.filter(([code, error]) => typeof getRecord(error, code).customer !== 'string')).toEqual([]);
  });

  it('has the meaning of each code', () => {
    const meanings = Object.keys(getRecord(catalogue['x-enumDescriptions'], 'x-enumDescriptions'));

    expect(meanings.map(Number).sort()).toEqual(expectedErrors.map(([code]) => code).sort());
  });

  it('has the five groups', () => {
    expect(catalogue['x-error-groups']).toEqual(expectedErrorGroups);
  });

  it('gives every code to some operation, but for the one of the websocket', () => {
    const used = expectedOperationErrors.flatMap(({ groups, codes }) => [
      ...getWords(groups).flatMap((group) => expectedErrorGroups[group] ?? []),
      ...getWords(codes).map(Number),
    ]);

    const unused = expectedErrors.map(([code]) => code).filter((code) => !used.includes(code));

    expect(unused).toEqual([401401]);
  });
});
