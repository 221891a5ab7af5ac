import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createCaches } from '../cache/caches.ts';
import { compile } from '../compile.ts';
import { formatProblem } from '../problems/problem.ts';
import { describeDocumentSite } from './document-site.ts';

/** What tools take and the specifications do not: each line has one such thing. */
const ODD = `openapi: 3.1.0
info: {title: Tea, version: 1, description: {$ref: gone.md}}
security: [{nobody: []}]
x-shared: &shared {'200': {description: All.}}
paths:
  /merged: {get: {responses: {<<: *shared, 4xx: {description: Bad.}}}}
  /twice: {get: {summary: First, summary: Second, responses: *shared}}
  /list: {get: [], post: {parameters: [text], responses: *shared}}
  /servers: {servers: [{url: 'https://{city}.example.com'}, {url: /tea}], get: {responses: *shared}}
  /file: {get: {responses: {'200': {$ref: 'sha%72ed.yaml#/All'}, '404': {$ref: '#anchor'}}}}
`;

test('odd things in documents of others are warnings with their lines, and what is right is shown', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'spec-'));
  await writeFile(join(dir, 'tea.yaml'), ODD);
  await writeFile(join(dir, 'shared.yaml'), 'All: {description: From another file.}\n');
  const site = await describeDocumentSite([join(dir, 'tea.yaml')], { caches: createCaches() });
  const { localeBuilds, problems } = await compile(site, createCaches());
  await rm(dir, { recursive: true });

  expect(problems.map((problem) => formatProblem(problem).split('\n')[0])).toMatchInlineSnapshot(`
    [
      "tea.yaml:2:32  warning: "description" (info) is not shown on the page: it is not a text",
      "tea.yaml:2:46  warning: There is no file "gone.md".",
      "tea.yaml:3:13  warning: the security scheme "nobody" has no type that is known",
      "tea.yaml:6:31  warning: Merge keys (<<) are not part of YAML 1.2.",
      "tea.yaml:6:44  warning: "4xx" is no status of a response",
      "tea.yaml:7:34  warning: This key occurs twice in one map.",
      "tea.yaml:8:11  warning: "get" (path) is not shown on the page: it is not an object",
      "tea.yaml:8:40  warning: this parameter is not shown on the page: it is not an object",
      "tea.yaml:8:40  warning: a parameter without name or in "" is not shown on the page",
      "tea.yaml:9:24  warning: "https://{city}.example.com" has a variable without default",
      "tea.yaml:10:74  warning: The part after "#" is not a JSON pointer. ("#anchor")",
    ]
  `);
  const pages = localeBuilds[0]?.pages ?? [];
  const find = (path: string) => JSON.stringify(pages.find((page) => page.path === path));
  expect(find('/tea/get-merged')).toContain('"status":"200"');
  expect(find('/tea/get-merged')).toContain("curl 'https://api.example.com/merged'");
  expect(find('/tea/get-twice')).toContain('Second');
  expect(find('/tea/get-servers')).toContain('https://api.example.com/tea');
  expect(find('/tea/get-file')).toContain('From another file.');
});
