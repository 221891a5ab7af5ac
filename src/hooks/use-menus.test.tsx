// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Menu } from '../ui/Menu.tsx';
import { useMenus } from './use-menus.ts';

function Bar() {
  useMenus();
  return (
    <>
      <Menu button="Language">
        <a href="#zh">简体中文</a>
        <a href="#en">English</a>
      </Menu>
      <button type="button">Elsewhere</button>
    </>
  );
}

const button = () => screen.getByText('Language');
const isOpen = () => button().closest('details')?.open;

beforeEach(() => {
  render(<Bar />);
});
afterEach(cleanup);

it('opens with the down arrow and moves through the entries, in a circle', () => {
  fireEvent.keyDown(button(), { key: 'ArrowDown' });
  expect(isOpen()).toBe(true);
  expect(document.activeElement?.textContent).toBe('简体中文');

  fireEvent.keyDown(document.activeElement ?? button(), { key: 'ArrowUp' });
  expect(document.activeElement?.textContent).toBe('English');

  fireEvent.keyDown(document.activeElement ?? button(), { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toBe('简体中文');
});

it('closes on Escape and gives the focus back to its button', () => {
  fireEvent.keyDown(button(), { key: 'ArrowDown' });

  fireEvent.keyDown(document.activeElement ?? button(), { key: 'Escape' });

  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

it.each(['pointerDown', 'focusIn'] as const)('closes on %s outside', (event) => {
  fireEvent.keyDown(button(), { key: 'ArrowDown' });

  fireEvent[event](screen.getByText('Elsewhere'));

  expect(isOpen()).toBe(false);
});

it('closes when one of its links is followed', () => {
  fireEvent.keyDown(button(), { key: 'ArrowDown' });

  fireEvent.click(screen.getByText('English'));

  expect(isOpen()).toBe(false);
});
