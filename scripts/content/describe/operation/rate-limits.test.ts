import { expect, test } from 'vitest';
import { describeForeign } from '../../../../tests/setup/describe-foreign.ts';

test('the rate of an operation is the narrowest that counts every call; all are named in words', () => {
  const [found] = describeForeign({
    'x-rate-limits': {
      secret: { limit: 10, windowSeconds: 3600, description: 'Secret: 10 per hour', onlyWith: 'secret' },
      all: { limit: 20, windowSeconds: 1, description: '20 per second' },
    },
    paths: { '/tea': { get: { 'x-rate-limit': ['secret', 'all'] } } },
  }).operations;

  expect(found?.operation.rate).toEqual({ requests: 20, seconds: 1 });
  expect(found?.operation.rateLimits).toEqual(['Secret: 10 per hour', '20 per second']);
});
