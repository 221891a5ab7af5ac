// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { listenToControls } from '../boot/controls.ts';
import { listenToTabs } from '../boot/tabs.ts';
import { SelectTabs } from './SelectTabs.tsx';

function Languages({ loaded, onSelect = () => {} }: { loaded: string[]; onSelect?: () => void }) {
  const tabs = ['cURL', 'Python', 'Go'].map((label) => ({
    label,
    content: loaded.includes(label) && `in ${label}`,
  }));
  const frame = (list: ReactNode, panels: ReactNode) => (
    <>
      {list}
      {panels}
    </>
  );
  return <SelectTabs tabs={tabs} label="Language" group="lang" className="" onSelect={onSelect} frame={frame} />;
}

const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
const shown = () => screen.getByRole('tabpanel').textContent;

// The boot script owns the state.
beforeAll(() => {
  listenToTabs();
  listenToControls();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('shows the panel of the chosen option, and stores the choice for other pages', () => {
  const loaded = ['cURL', 'Python', 'Go'];
  render(<Languages loaded={loaded} />);
  expect(shown()).toBe('in cURL');

  fireEvent.change(list(), { target: { value: 'Go' } });
  expect(shown()).toBe('in Go');

  cleanup();
  render(<Languages loaded={loaded} />);
  expect(list().value).toBe('Go');
  expect(shown()).toBe('in Go');
});

it('names the panel that is shown while the chosen one is loading, then shows that', () => {
  const onSelect = vi.fn();
  const { rerender } = render(<Languages loaded={['cURL']} onSelect={onSelect} />);

  fireEvent.change(list(), { target: { value: 'Python' } });
  expect(onSelect).toHaveBeenCalledOnce();
  expect(list().value).toBe('cURL');
  expect(shown()).toBe('in cURL');

  rerender(<Languages loaded={['cURL', 'Python']} />);
  expect(list().value).toBe('Python');
  expect(shown()).toBe('in Python');
});
