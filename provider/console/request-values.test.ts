import { expect, test } from 'vitest';
import { refreshValues, withCurrentValues } from './request-values.ts';

const DOCUMENT = JSON.stringify({ parameters: [{ in: 'header', name: 'X-Nonce', schema: { type: 'string' } }] });

function getExample(document: Record<string, unknown>): string {
  return JSON.parse(JSON.stringify(document)).parameters[0].example;
}

test('a request gets values of its own, whichever document was read last', () => {
  const first = getExample(withCurrentValues(DOCUMENT));
  withCurrentValues(DOCUMENT);
  const request = new Request('https://sandbox.example', { headers: { 'X-Nonce': first } });

  refreshValues(request);

  expect(request.headers.get('X-Nonce')).not.toBe(first);
});

test('a value that the reader typed is sent as it is', () => {
  const request = new Request('https://sandbox.example', { headers: { 'X-Nonce': 'mine' } });

  refreshValues(request);

  expect(request.headers.get('X-Nonce')).toBe('mine');
});
