// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createStoredChoice } from './stored-choice.ts';

const OPTIONS = { parse: (text: string | null) => Number(text ?? 0) || 0, print: String };

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('follows other tabs and the removal of everything, until nobody listens', () => {
  const choice = createStoredChoice('choice', OPTIONS);
  const listener = vi.fn();
  const stop = choice.listen(listener);
  choice.set(1);
  expect([choice.get(), localStorage.getItem('choice'), listener.mock.calls.length]).toEqual([1, '1', 1]);

  localStorage.setItem('choice', '2');
  dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(choice.get()).toBe(1);
  dispatchEvent(new StorageEvent('storage', { key: 'choice' }));
  expect(choice.get()).toBe(2);
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect([choice.get(), listener.mock.calls.length]).toEqual([0, 3]);

  stop();
  choice.set(3);
  expect(listener).toHaveBeenCalledTimes(3);
});

it('lasts until the tab is closed where storage is blocked', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const choice = createStoredChoice('choice', OPTIONS);
  choice.set(4);
  expect(choice.get()).toBe(4);
});
