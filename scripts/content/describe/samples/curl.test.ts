import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { curlSample, shellQuote } from './curl.ts';

test('writes method, address, headers and body, each on a line', () => {
  const sample = curlSample({
    method: 'PATCH',
    url: 'https://api.example.com/v2/card/recharge',
    query: [],
    headers: [
      { name: 'Authorization', value: 'Bearer ', variable: 'ACCESS_TOKEN' },
      { name: 'Content-Type', value: 'application/json' },
    ],
    body: { note: "it's for travel" },
  });

  expect(sample).toBe(`curl -X PATCH 'https://api.example.com/v2/card/recharge' \\
  -H "Authorization: Bearer $ACCESS_TOKEN" \\
  -H 'Content-Type: application/json' \\
  --data-raw '{
  "note": "it'\\''s for travel"
}'`);
});

test('encodes query values and leaves secrets to the environment', () => {
  const query = [
    { name: 'nonce', value: 'a b&c' },
    { name: 'signature', value: '', variable: 'ENCODED_SIGNATURE' },
  ];

  const sample = curlSample({ method: 'GET', url: 'https://token.example.com/user', query, headers: [] });

  expect(sample).toBe(`curl "https://token.example.com/user?nonce=a%20b%26c&signature=$ENCODED_SIGNATURE"`);
});

test('a shell reads every quoted text as what it was', () => {
  const text = fc.string({ unit: fc.constantFrom("'", '"', '\\', '$', '`', '!', '\n', ' ', 'a', '卡', '*') });

  fc.assert(
    fc.property(text, (written) => {
      const read = execFileSync('sh', ['-c', `printf %s ${shellQuote(written)}`], { encoding: 'utf8' });
      expect(read).toBe(written);
    }),
    { numRuns: 40 },
  );
});

test('keeps a text literal that double quotes would change, and adds the variable after it', () => {
  const headers = [{ name: 'X-Price', value: '$5 ', variable: 'UNIT' }];

  const sample = curlSample({ method: 'GET', url: 'https://api.example.com', query: [], headers });

  expect(sample).toContain(`-H 'X-Price: $5 '"$UNIT"`);
});
