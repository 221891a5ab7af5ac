import { expect, test } from 'vitest';
import { get } from './get.ts';

test('the service worker caches what any page needs before it is visited: code, styles, fonts, search, strings of its language', async () => {
  const text = await (await get('/sw.js')).text();
  const { languages }: { languages: { prefix: string; files: string[] }[] } = JSON.parse(
    /^const SITE = (\{.*\});?$/m.exec(text)?.[1] ?? '{"languages":[]}',
  );

  expect(languages.map(({ prefix }) => prefix)).toEqual(['/en/', '/']);
  for (const [index, language] of ['en', 'zh'].entries()) {
    const files = languages[index]?.files ?? [];
    for (const name of ['client-', 'deferred-', 'search/search-worker-', `strings/${language}/interface-`])
      expect(
        files.filter((file) => file.startsWith(`/assets/${name}`)),
        name,
      ).toHaveLength(1);
  }
});
