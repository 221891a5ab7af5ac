// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useHiddenOnScroll } from './use-hidden-on-scroll.ts';

function scrollToY(y: number) {
  act(() => {
    window.scrollTo(0, y);
    window.dispatchEvent(new Event('scroll'));
  });
}

afterEach(() => {
  cleanup();
  window.scrollTo(0, 0);
});

it('hides on the way down and shows on the way up', () => {
  const { result } = renderHook(() => useHiddenOnScroll(true));

  scrollToY(100);
  expect(result.current).toBe(true);

  scrollToY(80);
  expect(result.current).toBe(false);
});

it('takes no notice of a move below the threshold', () => {
  const { result } = renderHook(() => useHiddenOnScroll(true));

  scrollToY(5);

  expect(result.current).toBe(false);
});

it('is always there at the top', () => {
  const { result } = renderHook(() => useHiddenOnScroll(true));

  scrollToY(100);
  scrollToY(0);

  expect(result.current).toBe(false);
});

it('never hides when the site does not want it', () => {
  const { result } = renderHook(() => useHiddenOnScroll(false));

  scrollToY(100);

  expect(result.current).toBe(false);
});
