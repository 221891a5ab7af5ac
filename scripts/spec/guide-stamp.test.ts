import { expect, test } from 'vitest';
import { stampGuide } from './guide-stamp.ts';

test('records the hash at the end of the frontmatter', () => {
  expect(stampGuide('---\ntitle: 茶\n---\n\n正文。\n', '0000abcd')).toBe(
    "---\ntitle: 茶\nsource: '0000abcd'\n---\n\n正文。\n",
  );
});

test('replaces an older hash and leaves the text alone', () => {
  const text = "---\nsource: '11111111'\ntitle: 茶\n---\n\nsource: 正文\n";

  expect(stampGuide(text, '0000abcd')).toBe("---\nsource: '0000abcd'\ntitle: 茶\n---\n\nsource: 正文\n");
});

test('leaves a file without frontmatter to the gate that reports it', () => {
  expect(stampGuide('正文。', '0000abcd')).toBeUndefined();
});
