import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { AuthorError } from '../../../packages/base/node/author-error.ts';
import { ROOT } from '../../installation/installation.ts';
import { readSite } from './site.ts';

const SITE = `export const site = {
  title: 'Tea',
  origin: 'https://tea.example.com',
  locales: [{ locale: 'en', tag: 'en', name: 'English' }],
  sourceLocale: 'en',
  nav: [{ text: 'A', activeMatch: '/a' }],
  sidebars: {},
};
`;

async function getMessage(text: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'site-'));
  await writeFile(join(dir, 'site.ts'), text);
  try {
    await readSite(dir);
    return '';
  } catch (error) {
    if (!(error instanceof AuthorError)) throw error;
    return error.message.replaceAll(dir, 'DIR');
  } finally {
    await rm(dir, { recursive: true });
  }
}

it('accepts the configurations of this site and of the fixture site', async () => {
  for (const dir of [ROOT, join(ROOT, 'tests/fixtures/site')]) expect((await readSite(dir)).config.title).toBeDefined();
  expect(await getMessage(SITE)).toBe('');
});

it('takes site/site.ts only beside documents: otherwise site/ is a site of its own', async () => {
  await expect(readSite(join(ROOT, 'tests/fixtures'))).rejects.toThrow('is not a site folder');
});

const HINT = '\n    hint: The type SiteConfig (src/model/config.ts) says what may stand here.';

it.each([
  ['throws', `throw new Error('no tea');\n${SITE}`, 'site.ts  The configuration cannot be loaded: no tea'],
  [
    'does not parse',
    SITE.replace("'Tea',", ''),
    'site.ts:3:9  Expected "}" but found ":".\n    hint: The mistake is here',
  ],
  ['exports nothing', 'export const a = 1;\n', 'site.ts must export the configuration as "site".'],
  ['is no object', 'export const site = 7;\n', 'site.ts:1:1  "site": '],
  ['has a nav that is no list', SITE.replace(/nav: .*/, "nav: 'x',"), 'site.ts:6:3  "nav": '],
  ['has no locales', SITE.replace(/locales: .*/, 'locales: [],'), 'site.ts:4:3  "locales'],
  [
    'has a locale that is a path',
    SITE.replace("locale: 'en'", "locale: '../x'"),
    'site.ts:4:15  "locales[0].locale": must consist of',
  ],
  [
    'has an origin with a path',
    SITE.replace('example.com', 'example.com/x'),
    'site.ts:3:3  "origin": must be an origin',
  ],
  [
    'names packages that are not there',
    SITE.replace('nav:', "provider: { module: 'site.ts', packages: { module: 'tea.ts' } },\n  nav:"),
    'site.ts:6:54  "provider.packages.module": there is no file tea.ts.',
  ],
  [
    'has packages without an origin',
    SITE.replace(/origin.*/, "provider: { module: 'site.ts', packages: { module: 'site.ts' } },"),
    'site.ts:3:23  "provider.packages": packages need "origin"',
  ],
  [
    'has a bad expression',
    SITE.replace("'/a'", "'('"),
    `site.ts:6:22  "nav[0].activeMatch": is not a regular expression.${HINT}`,
  ],
  [
    'has a misspelt name',
    SITE.replace('title:', 'titel:'),
    'site.ts:2:3  "titel": not a field of the configuration.\n    hint: Did you mean "title"?',
  ],
  [
    'has a logo without its dark picture',
    SITE.replace(
      'nav:',
      "look: { accent: { light: '#3b5bdb', dark: '#3b5bdb' } },\n  logo: { light: 'a.svg' },\n  nav:",
    ),
    'site.ts:7:3  "logo.dark": is missing.',
  ],
])('says file, line and what is wrong of a site.ts that %s', async (_, text, message) => {
  expect((await getMessage(text)).slice(0, message.length)).toBe(message);
});
