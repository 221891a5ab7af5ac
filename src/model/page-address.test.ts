import { describe, expect, it } from 'vitest';
import { pageAddress, readAddress } from './page-address.ts';

const site = {
  base: '/docs/',
  defaultLocale: 'zh',
  locales: [{ locale: 'zh' }, { locale: 'en' }],
  versions: ['v2', 'v1'],
};

describe('readAddress', () => {
  it.each([
    ['/docs/', { path: '/', locale: 'zh', version: 'v2' }],
    ['/docs', { path: '/', locale: 'zh', version: 'v2' }],
    ['/docs/en/', { path: '/', locale: 'en', version: 'v2' }],
    ['/docs/en', { path: '/', locale: 'en', version: 'v2' }],
    ['/docs/guide/card/open-card.html', { path: '/guide/card/open-card', locale: 'zh', version: 'v2' }],
    ['/docs/v1/en/guide/index.html', { path: '/guide/', locale: 'en', version: 'v1' }],
    ['/docs/index.html', { path: '/', locale: 'zh', version: 'v2' }],
    ['/docs/entry', { path: '/entry', locale: 'zh', version: 'v2' }],
  ])('reads %s', (pathname, page) => {
    expect(readAddress(pathname, site)).toEqual(page);
  });

  it('knows no page outside of the base', () => {
    expect(readAddress('/blog/', site)).toBeUndefined();
  });

  it('reverses pageAddress', () => {
    const page = { path: '/guide/', locale: 'en', version: 'v1' };

    expect(readAddress(`/docs${pageAddress(page, site)}`, site)).toEqual(page);
  });
});
