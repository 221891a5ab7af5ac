import { expect, test } from 'vitest';
import type { ErrorCode, ResponseDescription } from '../../../../src/model/operation.ts';
import { withoutSharedExamples } from './shared-examples.ts';

const error = (code: number, specific: boolean): ErrorCode => ({
  ...{ code, name: `E${code}`, status: Math.floor(code / 1000), meaning: 'Refused', retry: 'no', action: 'Stop' },
  specific,
});

function response(status: string, ...codes: number[]): ResponseDescription {
  const examples = codes.map((code) => ({
    ...{ name: `E${code}`, summary: 'Refused', value: { code } },
    code: { language: 'json', source: '{}', html: '{}' },
  }));
  return {
    status,
    description: [],
    headers: [],
    contents: [{ mediaType: 'application/json', schema: { type: 'object' }, examples }],
  };
}

const getNames = (responses: ResponseDescription[]) =>
  responses.map(({ status, contents }) => [
    status,
    ...contents.flatMap(({ examples }) => examples.map(({ name }) => name)),
  ]);

test('keeps success, the first error response and the codes of the operation itself', () => {
  const responses = [
    response('202', 0),
    response('400', 400001, 400002),
    response('404', 404001, 404101),
    response('429', 429001),
  ];
  const errors = [
    error(404101, true),
    error(400001, false),
    error(400002, false),
    error(404001, false),
    error(429001, false),
  ];

  expect(getNames(withoutSharedExamples(responses, errors))).toEqual([
    ['202', 'E0'],
    ['400', 'E400001', 'E400002'],
    ['404', 'E404101'],
    ['429'],
  ]);
});

test('the first error response shows no code that the operation cannot return', () => {
  const responses = [response('400', 400001, 400002), response('404', 404101)];

  expect(getNames(withoutSharedExamples(responses, [error(400002, false), error(404101, true)]))).toEqual([
    ['400', 'E400002'],
    ['404', 'E404101'],
  ]);
});

test('keeps every example of a document without error groups', () => {
  const responses = [response('200', 0), response('400', 1), response('500', 2)];

  expect(withoutSharedExamples(responses, [])).toEqual(responses);
});
