import { expect, test } from 'vitest';
import { kebab } from './reference-page.ts';

test.each([
  ['openCard', 'open-card'],
  ['listHTTPLogs', 'list-http-logs'],
  ['merchant.v2', 'merchant-v2'],
  ['get_card', 'get_card'],
  ['查询卡', '查询卡'],
  ['users/{id}', 'users-id'],
])('%s becomes %s', (id, path) => {
  expect(kebab(id)).toBe(path);
});
