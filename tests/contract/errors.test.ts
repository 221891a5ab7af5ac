import { describe, expect, it } from 'vitest';
import { classify } from '../../site/client/retry-classes.ts';
import { nameOutcome } from '../../site/provider/checker/view/describe-error.ts';
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

  it('gives advice that fits what the typed client and the checker make of each code', () => {
    const clauses: Record<string, string> = { 'This attempt executed nothing': 'busy', 'Outcome unknown': 'unknown' };
    const errors = Object.entries(getRecord(catalogue['x-errors'], 'x-errors'));

    for (const [name, error] of errors) {
      const [code, status] = [Number(name), Number(name.slice(0, 3))];
      const expected = clauses[String(getRecord(error, name).action).split(':')[0] ?? ''];
      const [kind, outcome] = [classify(status, code), nameOutcome({ status, code })];
      if (/^(?:429|5)/.test(name)) expect([name, kind]).toEqual([name, expected]);
      expect([name, outcome === 'unknownOutcome']).toEqual([name, kind === 'unknown']);
    }
    expect(errors.length).toBeGreaterThan(5);
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
