import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatFinding } from '../../findings/finding.ts';
import { createCaches } from '../cache/caches.ts';
import { compile } from '../compile.ts';
import { describeDocumentSite } from './document-site.ts';

test('control characters are replaced in texts and names, each reported with its line', async () => {
  const document = withSchemas({ 'Tea\u0000': { type: 'object', description: 'Hot\u0007.' } }, 'Tea\u0000');
  const { problems, pages } = await compileText(JSON.stringify(document, null, 1));
  expect(problems.map((problem) => problem.replace(/^\D+/, ''))).toEqual([
    expect.stringContaining('The text contains the control character U+0000, which no page can show.'),
    expect.stringContaining('The text contains the control character U+0000, which no page can show.'),
    expect.stringContaining('The text contains the control character U+0007, which no page can show.'),
  ]);
  expect(pages).toContain('Hot\uFFFD.');
  expect(pages).not.toMatch(/\\u00(?:00|07)/);
});

test('what a document contains cannot control the terminal that shows its problems', () => {
  const problem = { severity: 'warning', file: 'tea.yaml', message: 'Nothing is at "\u001b[31mred\u009b0m".' } as const;
  expect(formatFinding(problem)).toBe('tea.yaml  warning: Nothing is at "\\u001b[31mred\\u009b0m".');
});

test('a chain of 3,000 references is cut with one sentence', async () => {
  const chain = Array.from({ length: 3000 }, (_, index) => [
    `S${index}`,
    { $ref: `#/components/schemas/S${index + 1}` },
  ]);
  const { problems } = await compileText(
    JSON.stringify(withSchemas(Object.fromEntries([...chain, ['S3000', {}]]), 'S0')),
  );
  expect(problems).toEqual([expect.stringContaining('schemas extend each other through more than 48 references')]);
});

test('schemas that extend each other in 1,000 levels are cut with one sentence', async () => {
  const levels = Array.from({ length: 1000 }, (_, index) => [
    `S${index}`,
    { allOf: [{ $ref: `#/components/schemas/S${index + 1}` }] },
  ]);
  const { problems } = await compileText(
    JSON.stringify(withSchemas(Object.fromEntries([...levels, ['S1000', {}]]), 'S0')),
  );
  expect(problems).toEqual([expect.stringContaining('schemas extend each other through more than 48 references')]);
});

test('a circle of many references is reported once, in a line of bounded length', async () => {
  const circle = Array.from({ length: 20 }, (_, index) => [
    `S${index}`,
    { $ref: `#/components/schemas/S${(index + 1) % 20}` },
  ]);
  const { problems } = await compileText(JSON.stringify(withSchemas(Object.fromEntries(circle), 'S0')));
  expect(problems).toEqual([expect.stringMatching(/leads back to itself: .{100,400}$/)]);
});

test('a document with more paths than a site can show is refused in one sentence', async () => {
  const paths = Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`/p${index}`, {}]));
  const { problems } = await compileText(JSON.stringify({ ...withSchemas({}, ''), paths }));
  expect(problems).toEqual([
    expect.stringContaining('10001 paths are more than one site can show: at most 10000.\n    hint: Divide it'),
  ]);
});

test('a document whose name is a member of every object is refused', async () => {
  const { problems } = await compileText(JSON.stringify(withSchemas({}, '')), '__proto__.json');
  expect(problems).toEqual([expect.stringContaining('rename the file')]);
});

/** One operation that returns the schema of this name. */
function withSchemas(schemas: Record<string, object>, name: string): object {
  const schema = { $ref: `#/components/schemas/${name}` };
  const responses = { 200: { description: 'Tea.', content: name === '' ? {} : { 'application/json': { schema } } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Tea', version: '1' },
    paths: { '/tea': { get: { operationId: 'getTea', responses } } },
    components: { schemas },
  };
}

async function compileText(text: string, name = 'tea.json'): Promise<{ problems: string[]; pages: string }> {
  const dir = await mkdtemp(join(tmpdir(), 'spec-'));
  await writeFile(join(dir, name), text);
  const caches = createCaches();
  const { localeBuilds, problems } = await compile(await describeDocumentSite([join(dir, name)], { caches }), caches);
  await rm(dir, { recursive: true });
  return { problems: problems.map(formatFinding), pages: JSON.stringify(localeBuilds[0]?.pages ?? []) };
}
