// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from './store.ts';

const PERSISTENCE = { key: 'choice', parse: (text: string) => Number(text) || 0, print: String };

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('follows other tabs and the removal of everything, until nobody listens', () => {
  const choice = createStore(0, PERSISTENCE);
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
  const choice = createStore(0, PERSISTENCE);
  choice.set(4);
  expect(choice.get()).toBe(4);
});

it('holds a value that is not stored, and tells each listener of its changes', () => {
  const store = createStore<string | undefined>('first');
  const [one, other] = [vi.fn(), vi.fn()];
  const stop = store.listen(one);
  store.listen(other);
  store.set(undefined);
  stop();
  store.set('last');

  expect([store.get(), store.initial, one.mock.calls.length, other.mock.calls.length]).toEqual(['last', 'first', 1, 2]);
  expect(localStorage).toHaveLength(0);
});
