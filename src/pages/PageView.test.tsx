// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { guidePage } from '../../tests/fixtures/pages/guide.ts';
import { listenPage } from '../../tests/fixtures/pages/listen.ts';
import { openCardPage } from '../../tests/fixtures/pages/open-card.ts';
import { homePage, notFoundPage, overviewPage } from '../../tests/fixtures/pages/others.ts';
import { teaHouseSite } from '../../tests/fixtures/pages/site.ts';
import { preloadBlocks } from '../blocks/lazy-blocks.tsx';
import type { Page } from '../model/page.ts';
import { Shell } from '../shell/Shell.tsx';
import { createI18n, loadStrings } from '../strings/i18n.ts';
import { TextProvider } from '../ui/TextProvider.tsx';
import { PageView } from './PageView.tsx';

await loadStrings('en', 'interface');

function renderPage(page: Page) {
  return render(
    <TextProvider i18n={createI18n('en')}>
      <MemoryRouter>
        <Shell site={teaHouseSite} path={page.path}>
          <PageView page={page} site={teaHouseSite} />
        </Shell>
      </MemoryRouter>
    </TextProvider>,
  );
}

beforeAll(async () => {
  await preloadBlocks(listenPage);
  await preloadBlocks({ ...overviewPage, locale: 'en' });
});

afterEach(cleanup);

it.each([
  ['a reference', openCardPage],
  ['a channel', listenPage],
  ['a guide', guidePage],
  ['the home page', homePage],
  ['the overview', overviewPage],
  ['the 404 page', notFoundPage],
])('gives %s one main part, one first heading and no id twice', (_, page) => {
  const { container } = renderPage(page);

  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it('shows a field with its type, its rules and a link to itself', () => {
  renderPage(openCardPage);

  const field = document.getElementById('body-cardManageId') ?? document.body;
  expect(within(field).getByText('required')).toBeTruthy();
  expect(within(field).getByText('Length').querySelector('code')?.textContent).toBe('8–32');
  expect(within(field).getByRole('link', { name: 'cardManageId' }).getAttribute('href')).toBe('#body-cardManageId');
});

it('names the alternatives of a field and marks a recursive schema', () => {
  renderPage(openCardPage);

  const field = document.getElementById('body-funding') ?? document.body;
  expect(within(field).getByText('wallet', { selector: 'summary code' })).toBeTruthy();
  expect(within(field).getByText('Same as OpenCardRequest above, not repeated here')).toBeTruthy();
});

it('lists the codes of the operation apart from those that all operations share', () => {
  renderPage(openCardPage);

  const own = screen.getByRole('group', { name: 'Codes of this operation' });
  expect(within(own).getByText('422102')).toBeTruthy();
  expect(within(own).queryByText('401001')).toBeNull();
});

it('filters the overview and shows a message when nothing is left', () => {
  renderPage(overviewPage);
  const filter = screen.getByRole('searchbox', { name: 'Filter' });

  fireEvent.input(filter, { target: { value: '卡列表' } });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['卡列表GET']);

  fireEvent.input(filter, { target: { value: 'webhook' } });
  expect(screen.getByText('No matching API found: webhook')).toBeTruthy();
});

it('tells the direction of each message of a channel', () => {
  renderPage(listenPage);

  const ack = document.getElementById('message-ack') ?? document.body;
  expect(within(ack).getByText('send')).toBeTruthy();
});

it('shows five social links and keeps the others in a menu', () => {
  renderPage(guidePage);

  const bar = screen.getByRole('navigation', { name: 'Main' });
  const more = within(bar).getByLabelText('More links').closest('details') ?? document.body;
  expect(bar.querySelectorAll(':scope > a.icon-button')).toHaveLength(5);
  expect(within(more).getByText('Link file')).toBeTruthy();
});
