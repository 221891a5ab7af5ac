import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readRecentPages, storeRecentPage } from './recent-pages.ts';

const page = (path: string, locale = 'en') => ({ locale, path, title: `Page ${path}` });
let stored: Record<string, string>;

beforeEach(() => {
  stored = {};
  const localStorage = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  };
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the pages opened last come first, each once, four of each language', () => {
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/b']) storeRecentPage(page(path));
  storeRecentPage(page('/a', 'zh'));

  expect(readRecentPages('en').map(({ path }) => path)).toEqual(['/b', '/e', '/d', '/c']);
  expect(readRecentPages('zh').map(({ path }) => path)).toEqual(['/a']);
});

test.each([
  'no JSON',
  'null',
  '{"path":"/a"}',
  '[null,1,"/a",[]]',
  '[{"locale":"en","path":"//evil.example","title":"x"}]',
  '[{"locale":"en","path":"javascript:alert(1)","title":"x"}]',
  '[{"locale":"en","path":"/a?b","title":"x"}]',
  '[{"locale":"en","path":"/a","title":{"html":"x"}}]',
  `[{"locale":"en","path":"/a","title":"${'x'.repeat(200)}"}]`,
])('what others have stored is no page: %s', (value) => {
  stored['search:recent'] = value;

  expect(readRecentPages('en')).toEqual([]);
  storeRecentPage(page('/b'));
  expect(readRecentPages('en')).toEqual([page('/b')]);
});

test('where storage is blocked there are no recent pages', () => {
  const block = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('window', { localStorage: { getItem: block, setItem: block } });

  storeRecentPage(page('/a'));
  expect(readRecentPages('en')).toEqual([]);
});
