import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const guides = readdirSync('guides/zh', { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.md'));

// Without it the build could not tell that the English text has changed.
test.each(guides)('%s records which English text it translates', (name) => {
  expect(readFileSync(`guides/zh/${name}`, 'utf8')).toMatch(/^source: '[0-9a-f]{8}'$/m);
});
