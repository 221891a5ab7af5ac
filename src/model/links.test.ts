import { describe, expect, it } from 'vitest';
import { classifyLink, isActivePath, isSamePath, pageUrl, withBase } from './links.ts';

const english = { base: '/docs/', locale: 'en', defaultLocale: 'zh', version: 'v1', versions: ['v2', 'v1'] };

describe('classifyLink', () => {
  it.each([
    ['#errors', 'hash'],
    ['/guide/card/open-card', 'page'],
    ['/guide/#api-authentication', 'page'],
    ['/guide/?sidebar=0', 'page'],
    ['/openapi/merchant.v2.yaml', 'file'],
    ['/openapi/merchant.v2.json?raw#x', 'file'],
    ['/samples/merchant-signing.mts', 'file'],
    ['/../users/', 'file'],
    ['https://example.com/a.json', 'external'],
    ['//example.com', 'external'],
    ['mailto:support@example.com', 'program'],
    ['tel:+8610', 'program'],
  ])('takes %s for a link of the kind %s', (href, kind) => {
    expect(classifyLink(href)).toBe(kind);
  });
});

describe('addresses', () => {
  it('leaves the default language and version without a prefix', () => {
    expect(pageUrl('/guide/', { ...english, base: '/', locale: 'zh', version: 'v2' })).toBe('/guide/');
  });

  it('puts the base before the version and the version before the language', () => {
    expect(pageUrl('/guide/', english)).toBe('/docs/v1/en/guide/');
  });

  it('gives files the base alone', () => {
    expect(withBase('/openapi/token.yaml', '/')).toBe('/openapi/token.yaml');
  });

  it('takes a path with and without its last slash for the same page', () => {
    expect(isSamePath('/guide', '/guide/')).toBe(true);
    expect(isSamePath('/', '/guide')).toBe(false);
  });
});

describe('isActivePath', () => {
  it('covers everything below the link but not its namesakes', () => {
    expect(isActivePath('/token/listen', { link: '/token/' })).toBe(true);
    expect(isActivePath('/tokens', { link: '/token/' })).toBe(false);
    expect(isActivePath('/guide/token/', { link: '/token/' })).toBe(false);
  });

  it('covers only the home page for a link to it', () => {
    expect(isActivePath('/guide/', { link: '/' })).toBe(false);
  });

  it('anchors activeMatch at the start of the path', () => {
    expect(isActivePath('/guide/card/x', { link: '/', activeMatch: '/guide/(card|biz)/' })).toBe(true);
    expect(isActivePath('/en/guide/card/x', { activeMatch: '/guide/' })).toBe(false);
  });
});
