import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createCaches } from '../../cache/caches.ts';
import { compile } from '../../compile.ts';
import { describeDocumentSite } from '../../read/document-site.ts';
import { readSite } from '../../read/site.ts';
import { wellKnownFiles } from './well-known.ts';

const FIXTURES = join(process.cwd(), 'tests/fixtures');

async function compileDocuments() {
  const caches = createCaches();
  const file = join(FIXTURES, 'foreign/long-words.yaml');
  return await compile(await describeDocumentSite([file], { origin: 'https://docs.example.com', caches }), caches);
}

it('publishes a skill whose digest is that of its bytes, made from documents alone', async () => {
  const files = new Map(wellKnownFiles(await compileDocuments()).map(({ path, content }) => [path, String(content)]));

  const { skills } = JSON.parse(files.get('.well-known/agent-skills/index.json') ?? '');
  const [skill] = skills;
  const content = files.get(skill.url.slice(1)) ?? '';
  expect(skill.digest).toBe(`sha256:${createHash('sha256').update(content).digest('hex')}`);
  expect(skill.name).toMatch(/^(?!.*--)[a-z0-9][a-z0-9-]{0,62}[a-z0-9]$/);
  expect(content).toContain(`name: ${skill.name}\n`);
  expect(content).toContain('https://docs.example.com/llms.txt');
});

it('lists each API with its documents and pages, and by its document where it names no server', async () => {
  const compiled = await compile(await readSite(join(FIXTURES, 'site')), createCaches());
  const catalogue = wellKnownFiles(compiled).find(({ path }) => path === '.well-known/api-catalog');

  expect(JSON.parse(String(catalogue?.content)).linkset).toEqual([
    {
      anchor: 'https://hangzhou.tea.example.com/v2',
      'service-desc': [
        { href: 'https://tea.example.com/docs/openapi/tea.yaml', type: 'application/yaml' },
        { href: 'https://tea.example.com/docs/openapi/tea.json', type: 'application/json' },
      ],
      'service-doc': expect.arrayContaining([
        { href: 'https://tea.example.com/docs/', type: 'text/html', hreflang: ['en'], title: 'English' },
      ]),
    },
    expect.objectContaining({ anchor: 'https://tea.example.com/docs/asyncapi/kitchen.yaml' }),
  ]);
});
