import { expect, test } from 'vitest';
import { resolveTarget } from './link-target.ts';

test.each([
  ['./pay.md', '/guide/payment/quote', '/guide/payment/pay'],
  ['../card/open-card#body', '/guide/payment/quote', '/guide/card/open-card#body'],
  ['./pay', '/guide/payment/', '/guide/payment/pay'],
  ['../index.md', '/guide/payment/quote', '/guide/'],
  ['index.md', '/guide/payment/quote', '/guide/payment/'],
  ['/token/?lang=en', '/guide/', '/token/?lang=en'],
  ['#errors', '/guide/', '#errors'],
  ['https://example.com/x.md', '/guide/', 'https://example.com/x.md'],
  ['mailto:tea@example.com', '/guide/', 'mailto:tea@example.com'],
])('%s on %s leads to %s', (target, page, resolved) => {
  expect(resolveTarget(target, page)).toBe(resolved);
});
