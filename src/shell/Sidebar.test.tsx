// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { SidebarItem } from '../model/navigation.ts';
import { createI18n, loadStrings } from '../strings/i18n.ts';
import { TextProvider } from '../ui/TextProvider.tsx';
import { SidebarGroups } from './SidebarItems.tsx';

await loadStrings('en', 'interface');

const items: SidebarItem[] = [
  { kind: 'group', text: 'Card', items: [{ kind: 'link', text: 'Open card', path: '/card/open', method: 'POST' }] },
  { kind: 'group', text: 'Wallet', items: [{ kind: 'link', text: 'Balance', path: '/wallet', method: 'GET' }] },
  { kind: 'group', text: 'Archive', items: [], lazy: 'guide-3', path: '/reference/#archive' },
];
const i18n = createI18n('en');

function sidebarAt(path: string, onOpenPart?: (key: string) => void, shown = items) {
  return (
    <TextProvider i18n={i18n}>
      <MemoryRouter>
        <SidebarGroups items={shown} path={path} onOpenPart={onOpenPart} />
      </MemoryRouter>
    </TextProvider>
  );
}

const group = (name: string) => {
  const element = screen.getByText(name).closest('details');
  if (!element) throw new Error(`${name} is no group`);
  return element;
};

afterEach(cleanup);

it('opens the group of the current page and marks the page', () => {
  render(sidebarAt('/card/open'));

  expect(group('Card').open).toBe(true);
  expect(group('Wallet').open).toBe(false);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Open cardPOST');
});

it('opens the group of the next page and leaves the others as the reader had them', () => {
  const { rerender } = render(sidebarAt('/card/open'));

  rerender(sidebarAt('/wallet'));

  expect(group('Wallet').open).toBe(true);
  expect(group('Card').open).toBe(true);
});

it('asks for the items of a group once it is opened, and links to the overview until they are there', () => {
  const onOpenPart = vi.fn();
  render(sidebarAt('/wallet', onOpenPart));
  const archive = group('Archive');

  archive.open = true;
  fireEvent(archive, new Event('toggle'));

  expect(onOpenPart).toHaveBeenCalledWith('guide-3');
  expect(archive.querySelector('a')?.getAttribute('href')).toBe('/reference/#archive');
});

it('arrives with the links around the page where a group is long, and shows all of them once it is hydrated', () => {
  const links = Array.from({ length: 200 }, (_, n): SidebarItem => ({ kind: 'link', text: `${n}`, path: `/tea/${n}` }));
  const tea = sidebarAt('/tea/150', undefined, [
    { kind: 'group', text: 'Tea', items: links, lazy: 'tea-1', path: '/reference/#tea-1' },
  ]);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(tea);

  expect(screen.getAllByRole('link')).toHaveLength(61);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('150');
  expect(screen.getByRole('link', { name: 'See them in the overview' }).getAttribute('href')).toBe('/reference/#tea-1');

  render(tea, { container, hydrate: true });

  expect(screen.getAllByRole('link')).toHaveLength(200);
});
