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
    ['/docs/', { path: '/', locale: 'zh' }],
    ['/docs', { path: '/', locale: 'zh' }],
    ['/docs/en/', { path: '/', locale: 'en' }],
    ['/docs/en', { path: '/', locale: 'en' }],
    ['/docs/guide/card/open-card.html', { path: '/guide/card/open-card', locale: 'zh' }],
    ['/docs/v1/en/guide/index.html', { path: '/guide/', locale: 'en', version: 'v1' }],
    ['/docs/index.html', { path: '/', locale: 'zh' }],
    ['/docs/entry', { path: '/entry', locale: 'zh' }],
  ])('reads %s', (pathname, page) => {
    expect(readAddress(pathname, site)).toEqual(page);
  });

  it('recognises no page outside of the base', () => {
    expect(readAddress('/blog/', site)).toBeUndefined();
  });

  it('reverses pageAddress', () => {
    const page = { path: '/guide/', locale: 'en', version: 'v1' };

    expect(readAddress(`/docs${pageAddress(page, site.defaultLocale)}`, site)).toEqual(page);
  });
});
