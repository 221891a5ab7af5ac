import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { readApis } from '../../scripts/content/read/api.ts';
import { type GuideCode, readGuideCode } from './guide-code.ts';

// The folder that a reader would have who copies every block, and generates the types as the guide says.
const folder = resolve('.generated/guide-code');
const blocks = readGuideCode().filter(({ language }) => language === 'ts' || language === 'js');
const getFile = ({ file, line, language, title }: GuideCode) =>
  join(folder, title ?? `${basename(file, '.md')}-${line}.${language}`);

let program: ts.Program;

beforeAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const apis = await readApis('.', 'en', (problem) => expect.fail(problem.message));
  const merchant = apis.find(({ id }) => id === 'merchant.v2');
  const types = astToString(await openapiTS(JSON.stringify(merchant?.document), { silent: true }));
  await writeFile(join(folder, 'merchant-api.d.ts'), types);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  for (const block of blocks) await writeFile(getFile(block), block.source);
  program = ts.createProgram(blocks.map(getFile), {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    allowJs: true,
    checkJs: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    skipLibCheck: true,
  });
  // A compiler takes its time on a busy machine.
}, 120_000);

test('no two blocks have one name', () => {
  expect(new Set(blocks.map(getFile)).size).toBe(blocks.length);
});

test.each(blocks.map((block) => [`${block.file}:${block.line} ${block.title ?? ''}`, block] as const))(
  '%s compiles',
  (_, block) => {
    const source = program.getSourceFile(getFile(block));

    const mistakes = ts.getPreEmitDiagnostics(program, source).map(({ start = 0, messageText }) => {
      const line = block.line + 1 + (source?.getLineAndCharacterOfPosition(start).line ?? 0);
      return `${block.file}:${line}  ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
    expect(source).toBeDefined();
    expect(mistakes).toEqual([]);
  },
);
