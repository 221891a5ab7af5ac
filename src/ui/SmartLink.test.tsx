// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createI18n, loadStrings } from '../strings/i18n.ts';
import { LinkBaseContext } from './link-base.ts';
import { SmartLink } from './SmartLink.tsx';
import { TextProvider } from './TextProvider.tsx';

await loadStrings('en', 'interface');

const site = { base: '/docs/', locale: 'en', defaultLocale: 'zh', versions: ['v1'] };

function renderLink(href: string) {
  render(
    <TextProvider i18n={createI18n('en')}>
      <MemoryRouter>
        <LinkBaseContext value={site}>
          <SmartLink href={href}>Read</SmartLink>
        </LinkBaseContext>
      </MemoryRouter>
    </TextProvider>,
  );
  return screen.getByRole('link');
}

afterEach(cleanup);

it('leads to a page in the language of the site', () => {
  expect(renderLink('/guide/#headers').getAttribute('href')).toBe('/docs/en/guide/#headers');
});

it('leads to a published file, which no language owns', () => {
  expect(renderLink('/openapi/token.yaml').getAttribute('href')).toBe('/docs/openapi/token.yaml');
});

it('opens another site in a new tab, announces it, and sends no referrer', () => {
  const link = renderLink('https://example.com/');

  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noreferrer noopener');
  expect(link.textContent).toBe('Read(opens in a new tab)');
});

it('opens no tab for a mail program', () => {
  expect(renderLink('mailto:support@example.com').hasAttribute('target')).toBe(false);
});
