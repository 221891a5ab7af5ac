import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { type ExampleRequest, listExampleRequests } from '../contract/request-examples.ts';
import { ROOT, run } from '../samples/toolchain.ts';
import { siteApis } from '../setup/site-contents.ts';
import { type GuideCode, readGuideCode } from './guide-code.ts';

// The folder that a reader would have who copies every block, and generates the types as the guide says.
const folder = resolve('.generated/guide-code');
const blocks = readGuideCode().filter(({ language }) => language === 'ts' || language === 'js');
const getFile = ({ file, line, language, title }: GuideCode) =>
  join(folder, title ?? `${basename(file, '.md')}-${line}.${language}`);

const examples = join(folder, 'examples.ts');

let program: ts.Program;

/** What is behind `npx openapi-typescript` in the guide on versions. */
function readGenerateOptions(): string[] {
  const guide = readFileSync('guides/en/guide/other/versions.md', 'utf8');
  return (/^npx openapi-typescript (.+)$/m.exec(guide)?.[1] ?? '').split(' ');
}

/** The request bodies of all operation pages, each of the type that its operation has. */
function writeBodies(requests: ExampleRequest[]): string {
  const bodies = requests.map(
    ({ title, method, path, body }) =>
      `// ${title}\nvoid (${JSON.stringify(body)} satisfies NonNullable<paths['${path}']['${method.toLowerCase()}']['requestBody']>['content']['application/json']);\n`,
  );
  return `import type { paths } from './merchant-api.d.ts';\n${bodies.join('')}`;
}

beforeAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const merchant = (await siteApis('en')).find(({ id }) => id === 'merchant.v2');
  await writeFile(join(folder, 'merchant.v2.yaml'), JSON.stringify(merchant?.document));
  await run(['node', join(ROOT, 'node_modules/openapi-typescript/bin/cli.js'), ...readGenerateOptions()], {
    cwd: folder,
  });
  const requests = (await listExampleRequests()).filter(
    ({ path, body }) => path.startsWith('/v2/') && body !== undefined,
  );
  await writeFile(examples, writeBodies(requests));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  for (const block of blocks) await writeFile(getFile(block), block.source);
  program = ts.createProgram([...blocks.map(getFile), examples], {
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

test('the types that the guide generates accept every request body of the operation pages', () => {
  const source = program.getSourceFile(examples);

  const mistakes = ts.getPreEmitDiagnostics(program, source).map(({ messageText }) => messageText);
  expect(source?.statements.length).toBeGreaterThan(20);
  expect(mistakes).toEqual([]);
});
