import { expect, test } from 'vitest';
import { compileWith } from '../../../../tests/setup/compile-small-site.ts';
import { formatFinding } from '../../../findings/finding.ts';

const head = '---\ntitle: Tea\ndescription: All of it.\n---\n\n## Steeping {#steeping}\n\n';

async function compileText(text: string, menu?: object) {
  const changes = { 'guides/en/tea/index.md': head + text, 'guides/zh/tea/index.md': head + text };
  const { localeBuilds, problems } = await compileWith(
    { ...changes, ...(menu && { 'menu.json': JSON.stringify(menu) }) },
    menu && { attachments: ['menu.json'] },
  );
  const page = localeBuilds.find(({ site }) => site.locale === 'en')?.pages.find(({ path }) => path === '/tea/');
  const errors = problems.filter(({ severity, file }) => severity === 'error' && file.includes('/en/'));
  return { shown: JSON.stringify(page?.layout === 'doc' ? page.blocks : []), errors: errors.map(formatFinding) };
}

test('leads to a chapter and its sections, each link with the id that the section had here', async () => {
  const { shown, errors } = await compileText('::chapter{id=/tea/}');

  expect(errors).toEqual([]);
  expect(shown).toContain('["a",{"href":"/tea/"},"Chapter: Tea"]');
  expect(shown).toContain('["a",{"href":"/tea/#steeping","id":"steeping"},"Steeping"]');
});

test('links the guides whose paths a published file lists', async () => {
  const teas = [{ name: { en: 'Green', zh: '绿茶' }, guide: '/tea/#steeping' }];
  const { shown, errors } = await compileText('::rows{id="menu.json#/teas" show="name guide:page"}', { teas });

  expect(errors).toEqual([]);
  expect(shown).toContain('"Green"');
  expect(shown).toContain('["a",{"href":"/tea/#steeping"},"Tea"]');
});

test('heads a column with the words of the file in the language of the page', async () => {
  const headings = { name: { en: 'Tea', zh: '茶' } };
  const { shown } = await compileText('::rows{id="menu.json#/teas" show="name price"}', {
    headings,
    teas: [{ name: 'Green', price: '1.00' }],
  });

  expect(shown).toContain('["th",null,"Tea"]');
  expect(shown).toContain('["code",null,"price"]');
});

test('lists the valid ids when a directive names nothing', async () => {
  const { errors } = await compileText(
    '::chapter{id=/cake}\n\n::snippet{id=menu}\n\n::rows{id="menu.json#/teas" show=name}',
  );

  expect(errors.map((error) => error.split('  ')[1]?.split('\n')[0])).toEqual([
    'no guide "/cake"',
    'no snippet "menu"',
    'no such rows: "menu.json#/teas"',
  ]);
});
