import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['en', 'zh'])('the command of the quick start reads the document that the text links to: %s', (locale) => {
  const guide = readFileSync(`guides/${locale}/guide/other/versions.md`, 'utf8');

  const [, linked] = /\[YAML\]\(\/openapi\/(\S+?)\)/.exec(guide) ?? [];
  const [, read] = /npx openapi-typescript (\S+) /.exec(guide) ?? [];

  expect(read).toMatch(/^merchant\.v2/);
  expect(read).toBe(linked);
});
