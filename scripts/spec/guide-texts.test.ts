import { expect, test } from 'vitest';
import { CODE_MARK } from './code-spans.ts';
import { guideSections, subjectTitle } from './guide-texts.ts';

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

\`\`\`\`md
\`\`\`ts
// code
\`\`\`
\`\`\`\`

| [[error:422102]] | [[op:pourTea\\|Again]] |
`;

test('a guide is read as its sections, with the words of its frontmatter and of typed links', () => {
  expect(guideSections(GUIDE, new Map([['op:heatWater', 'Heat Water']]))).toEqual([
    {
      line: 1,
      text: expect.stringMatching(/^Pour\nGently\.\nTea\nStart\n\s+First Heat Water, then heat it for 数\.\s+$/),
    },
    { line: 13, text: `## After\n\n\n\n\n\n\n\n| ${CODE_MARK} | Again |\n\n` },
  ]);
});

test('a guide gives its operation or whole channel a title, other texts do not', () => {
  const channel = '---\ntitle: Kitchen\nchannel: orders\n---\n';
  expect(subjectTitle(GUIDE)).toEqual(['op:pourTea', 'Pour']);
  expect(subjectTitle(channel)).toEqual(['channel:orders', 'Kitchen']);
  expect(subjectTitle(channel.replace('orders', 'orders\nmessage: ready'))).toBeUndefined();
  expect(subjectTitle('No frontmatter.')).toBeUndefined();
});
