import { expect, it } from 'vitest';
import { memoryCache } from '../../scripts/content/cache/cache.ts';
import { compile } from '../../scripts/content/compile.ts';
import { readSite } from '../../scripts/content/read/site.ts';
import { collectionDownloads } from './collection-downloads.ts';

it('publishes the collections of each language of the default version under names that never change', async () => {
  const { localeBuilds } = await compile(await readSite('tests/fixtures/site'), { cache: memoryCache() });

  const files = collectionDownloads(localeBuilds);

  expect(files.map(({ path }) => path)).toEqual(
    ['en', 'zh'].flatMap((locale) =>
      ['postman_collection.json', 'postman_environment.json', 'httpyac.http', 'bruno.zip'].map(
        (name) => `collections/${locale}/${name}`,
      ),
    ),
  );
  const collection = files.find(({ path }) => path.endsWith('postman_collection.json'))?.content;
  expect(JSON.parse(String(collection)).event.map(({ listen }: { listen: string }) => listen)).toEqual([
    'prerequest',
    'test',
  ]);
  const environment = files.find(({ path }) => path.endsWith('en/postman_environment.json'))?.content;
  expect(JSON.parse(String(environment)).values).toContainEqual(
    expect.objectContaining({ key: 'baseUrl', value: 'http://localhost:4180' }),
  );
});
