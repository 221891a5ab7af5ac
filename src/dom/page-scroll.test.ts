// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { lockPageScroll } from './page-scroll.ts';

it('keeps the width of the page that it locks until the last lock is released', () => {
  const root = document.documentElement;
  Object.defineProperty(root, 'clientWidth', { value: innerWidth - 15 });

  const unlockOutline = lockPageScroll();
  const unlockDialog = lockPageScroll();
  expect(root.style.getPropertyValue('--scrollbar')).toBe('15px');
  unlockOutline();
  expect(root.dataset.scrollLocked).toBe('');

  unlockDialog();
  expect(root.dataset.scrollLocked).toBeUndefined();
  expect(root.style.getPropertyValue('--scrollbar')).toBe('');
});
