import { expect, test } from 'vitest';
import type { Page } from '../../../src/model/page.ts';
import { withChecksums } from './document-checksums.ts';

test('a list of documents has sizes and checksums of what is published', () => {
  const page = {
    layout: 'doc',
    blocks: [
      {
        kind: 'packages',
        items: [{ title: 'Tea', about: '', files: [{ href: '/openapi/tea.yaml' }, { href: '/openapi/cup.yaml' }] }],
      },
    ],
  } as unknown as Page;

  expect(withChecksums(page, new Map([['/openapi/tea.yaml', 'tea']]))).toMatchObject({
    blocks: [
      {
        items: [
          {
            files: [
              {
                size: '1 kB',
                sha256: 'a9f74d1ec36ebdeb2da3f6e5868090cd2a2d20b3dcca7b62f60304b1d3d9ef42',
              },
              { href: '/openapi/cup.yaml' },
            ],
          },
        ],
      },
    ],
  });
});
