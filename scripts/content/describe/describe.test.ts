import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collectFindings, formatFinding } from '../../findings/finding.ts';
import { memoryCache } from '../cache/cache.ts';
import { createMarkdown } from '../markdown/markdown.ts';
import { parseSource } from '../read/source.ts';
import { describeDocuments } from './document/documents.ts';

// One folder of `tests/fixtures/content/describe` is one case: its input says what it is about.
const FIXTURES = 'tests/fixtures/content/describe';

const markdown = await createMarkdown(memoryCache());

/** Operations, channels and problems of a document, without what is the same in all of them. */
async function describeFixture(topic: string): Promise<unknown> {
  const file = 'input.yaml';
  const { source } = parseSource(file, await readFile(join(FIXTURES, topic, file), 'utf8'));
  if (!source) throw new Error(`${topic} is no document`);
  const { findings, report } = collectFindings();
  const kind = 'asyncapi' in source.value ? 'asyncapi' : 'openapi';
  const api = { id: topic, kind, file, document: source.value, locate: source.locate } as const;
  const [described] = describeDocuments([api], { folder: '', locale: 'en', markdown, report });
  const operations = described?.operations.map(({ operation }) => operation);
  return {
    operations,
    channels: described?.channels,
    links: described?.links,
    problems: findings().map(formatFinding),
  };
}

test.each(readdirSync(FIXTURES))('describes %s', async (topic) => {
  const described = JSON.stringify(await describeFixture(topic), withoutMarkup, 2);

  await expect(`${described}\n`).toMatchFileSnapshot(join(process.cwd(), FIXTURES, topic, 'output.json'));
});

/** Highlighting and the languages of samples have their own tests, and downloads are the same for all. */
function withoutMarkup(key: string, value: unknown): unknown {
  if (key === 'samples' && Array.isArray(value)) return value.filter(({ language }) => language === 'bash');
  return key === 'html' || key === 'downloads' ? undefined : value;
}
