import { expect, test } from 'vitest';
import { CODE_MARK } from './code-spans.ts';
import { guideSections, operationTitle } from './guide-texts.ts';

const GUIDE = `---
title: Pour
description: Gently.
operation: pourTea
allow: [samovar]
hero: { tagline: Tea, actions: [{ text: Start, path: /tea/ }] }
---

First [[op:heatWater]], then [[op:heatWater|heat]] it for [[limit:steeping]].

::operation

## After {#after}

\`\`\`ts
// code
\`\`\`

| [[error:422102]] | [[op:pourTea\\|Again]] |
`;

test('a guide is read as its sections, with the words of its frontmatter and of typed links', () => {
  expect(guideSections(GUIDE, new Map([['heatWater', 'Heat Water']]))).toEqual([
    {
      line: 1,
      text: expect.stringMatching(/^Pour\nGently\.\nTea\nStart\n\s+First Heat Water, then heat it for 数\.\s+$/),
    },
    { line: 13, text: `## After\n\n\n\n\n\n| ${CODE_MARK} | Again |\n\n` },
  ]);
});

test('a guide gives its operation a title, other texts do not', () => {
  expect(operationTitle(GUIDE)).toEqual(['pourTea', 'Pour']);
  expect(operationTitle('No frontmatter.')).toBeUndefined();
});
