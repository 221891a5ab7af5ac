// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { chooseTab, listenToTabs } from '../boot/tabs.ts';
import { useTabKeys } from '../hooks/use-tab-keys.ts';
import { Tabs } from './Tabs.tsx';

function Languages({ group }: { group?: string }) {
  useTabKeys();
  const tabs = ['cURL', 'Python', 'Go'].map((label) => ({ label, content: `in ${label}` }));
  return <Tabs tabs={tabs} label="Language" group={group} />;
}

function renderLanguages(group?: string) {
  render(<Languages group={group} />);
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const shown = () => screen.getByRole('tabpanel').textContent;

// The boot script owns the state of tabs.
beforeAll(() => {
  listenToTabs();
  document.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element ? target.closest<HTMLElement>('[role="tab"]') : null;
    if (tab?.dataset.tab) chooseTab(tab, tab.dataset.tab);
  });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('shows the first tab and keeps the panels of the others in the document', () => {
  renderLanguages();

  expect(selected()).toBe('cURL');
  expect(shown()).toBe('in cURL');
  expect(screen.getAllByRole('tabpanel', { hidden: true })).toHaveLength(3);
});

it('moves with the arrow keys, from the last tab on to the first', () => {
  renderLanguages();

  fireEvent.keyDown(screen.getByRole('tab', { name: 'cURL' }), { key: 'ArrowLeft' });
  expect(shown()).toBe('in Go');
  expect(document.activeElement?.textContent).toBe('Go');

  fireEvent.keyDown(screen.getByRole('tab', { name: 'Go' }), { key: 'ArrowRight' });
  expect(shown()).toBe('in cURL');
});

it('leaves the tab order with the selected tab alone', () => {
  renderLanguages();

  fireEvent.keyDown(screen.getByRole('tab', { name: 'cURL' }), { key: 'End' });

  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});

it('shows what the reader chose before for the group', () => {
  localStorage.setItem('tabs:lang', 'Python');

  renderLanguages('lang');

  expect(selected()).toBe('Python');
  expect(shown()).toBe('in Python');
});

it('stays with the first tab when the list does not have what the reader chose', () => {
  localStorage.setItem('tabs:lang', 'COBOL');

  renderLanguages('lang');

  expect(selected()).toBe('cURL');
});

const LANGUAGES = ['cURL', 'Go'];

function DeferredLanguages({ code }: { code: string }) {
  const tabs = LANGUAGES.map((label) => ({ label, content: label === 'cURL' ? 'in cURL' : code }));
  return <Tabs tabs={tabs} label="Language" />;
}

it('keeps the panel that is shown until that of the pressed tab has content, and shows it then', () => {
  const { rerender } = render(<DeferredLanguages code="" />);
  fireEvent.click(screen.getByRole('tab', { name: 'Go' }));
  expect(shown()).toBe('in cURL');

  rerender(<DeferredLanguages code="in Go" />);

  expect(selected()).toBe('Go');
  expect(shown()).toBe('in Go');
});
