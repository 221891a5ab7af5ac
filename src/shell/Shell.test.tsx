// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { teaHouseSite } from '../../tests/fixtures/pages/site.ts';
import type { SiteData } from '../model/site.ts';
import { createI18n, loadStrings } from '../strings/i18n.ts';
import { TextProvider } from '../ui/TextProvider.tsx';
import { Shell } from './Shell.tsx';

await loadStrings('en', 'interface');

function renderShell(hideNavbar: SiteData['hideNavbar']) {
  render(
    <TextProvider i18n={createI18n('en')}>
      <MemoryRouter>
        <Shell site={{ ...teaHouseSite, hideNavbar }} path="/">
          <main id="main">Tea</main>
        </Shell>
      </MemoryRouter>
    </TextProvider>,
  );
}

afterEach(cleanup);

it('a site that always hides them has no top bar and no menu', () => {
  renderShell('always');

  expect(screen.queryByRole('banner')).toBeNull();
  expect(document.getElementById('menu')).toBeNull();
  expect(screen.getByRole('main').textContent).toBe('Tea');
});

it('a site that never hides it has a top bar', () => {
  renderShell('never');

  expect(screen.getByRole('banner').hasAttribute('data-hidden')).toBe(false);
});
