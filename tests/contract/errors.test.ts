import { describe, expect, it } from 'vitest';
import { classify } from '../../site/client/retry-classes.ts';
import { nameOutcome } from '../../site/provider/checker/view/describe-error.ts';
import { catalogue, errorCodes, operations } from '../expected/documented.ts';
import { getRecord, getTexts } from './documents.ts';

const errors = Object.entries(getRecord(catalogue['x-errors'], 'x-errors'));
const groups = getRecord(catalogue['x-error-groups'], 'x-error-groups');

describe('the error catalogue', () => {
  it('has codes in ascending order and names of their own', () => {
    const names = getTexts(catalogue['x-enum-varnames']);

    expect(errorCodes).toEqual([...new Set(errorCodes)].sort());
    expect(names.filter((name) => !/^[A-Z]+(?:_[A-Z]+)*$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(errorCodes.length);
  });

  it('states for each code whether to retry', () => {
    const retries = errors.map(([code, error]) => [Number(code), getRecord(error, code).retry]);

    expect(retries.map(([code]) => code)).toEqual(errorCodes);
    expect(retries.filter(([, retry]) => !['yes', 'fix', 'no'].includes(String(retry)))).toEqual([]);
    expect(retries.filter(([code, retry]) => /^(?:429|5)/.test(String(code)) && retry !== 'yes')).toEqual([]);
  });

  it('has words for the users of an app for each code', () => {
    expect(errors.filter(([code, error]) => typeof getRecord(error, code).customer !== 'string')).toEqual([]);
  });

  it('gives advice that fits what the typed client and the checker make of each code', () => {
    const clauses: Record<string, string> = { 'This attempt executed nothing': 'busy', 'Outcome unknown': 'unknown' };
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

    expect(meanings.map(Number).sort()).toEqual(errorCodes);
  });

  it('gives every code to some operation, but for the one of the websocket', () => {
    const used = operations.flatMap(({ operation }) => [
      ...getTexts(operation['x-error-groups']).flatMap((group) => getTexts(groups[group])),
      ...getTexts(operation['x-error-codes']),
    ]);

    const unused = errorCodes.filter((code) => !used.includes(String(code)));

    expect(unused).toEqual([401401]);
  });
});
