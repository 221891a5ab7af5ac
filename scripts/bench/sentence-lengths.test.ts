import { expect, test } from 'vitest';
import { countGuideWords, getPercentile, getSentenceLengths } from './sentence-lengths.ts';

test('counts the words of sentences in paragraphs, lists and callouts, and of nothing else', () => {
  const guide = `---
title: Not a sentence
---

## Nor is this

One two three. Four five!

- A list item of six words.

:::note[Title]
Seven words are in this one here.
:::

| A cell. | Another one. |
|---|---|
| Third. | Fourth. |

\`\`\`text
No sentence. At all.
\`\`\`
`;

  expect(getSentenceLengths(guide)).toEqual([3, 2, 6, 1, 7]);
});

test('counts code spans and typed links as one word, and the words of a labelled link', () => {
  expect(getSentenceLengths('Send `data.items[0].id` to [[op:openCard]] or [[op:getCard|read the card]].')).toEqual([
    8,
  ]);
});

test('takes the percentile by the nearest rank', () => {
  const values = [5, 1, 4, 2, 3, 10, 6, 7, 8, 9];

  expect([0.5, 0.9, 1].map((share) => getPercentile(values, share))).toEqual([5, 9, 10]);
  expect(getPercentile([], 0.5)).toBe(0);
});

test('counts the words of text, lists and tables, not those of code and frontmatter', () => {
  const guide =
    '---\ntitle: Not counted\n---\n\n## Two words\n\n- three more words\n\n| four | five |\n|---|---|\n| six | `a b` |\n\n```sh\nnot counted\n```\n';

  expect(countGuideWords(guide)).toBe(9);
});
