import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { runCommand } from '../../packages/base/node/command.ts';
import { exitWithUsage, readOptions } from '../../packages/base/node/options.ts';
import { writeIfChanged } from '../../scripts/content/emit/write.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import { guideFile, guideSkeleton, isPagePath } from '../../scripts/scaffold/guide.ts';
import { addHandler } from '../../scripts/scaffold/handler.ts';
import { writeNewFiles } from '../../scripts/scaffold/new-files.ts';
import { addOperation, placeholderExamples } from '../../scripts/scaffold/operation.ts';
import { EXAMPLE_FILES, readExamples, writeExamples } from '../scenarios/example-files.ts';

const DOCUMENT = 'openapi/merchant.v2.yaml';
const SIMULATOR = 'packages/simulator/core';
/** Of the functions of each tag. */
const FOLDERS: Record<string, string> = { Auth: 'auth', Holder: 'holders', Payment: 'payouts', Biz: 'wallet' };
const USAGE =
  'npx api-docs new operation --id NAME --call "METHOD PATH" --tag TAG --page PATH --title TEXT --title-zh TEXT';
const { values } = readOptions({
  usage: USAGE,
  summary: `Writes the skeleton of an operation of the merchant API (${DOCUMENT}) and of its page in both languages; npm run spec and
npx api-docs check name what is still to write.`,
  options: {
    id: { type: 'string', value: 'NAME', help: 'the operationId: noteCard' },
    call: { type: 'string', value: 'CALL', help: 'method and path: "POST /v2/tea/{teaId}/note"' },
    tag: { type: 'string', value: 'TAG', help: 'a tag of the document: Card' },
    page: { type: 'string', value: 'PATH', help: 'the page without the language: /guide/card/card-note' },
    title: { type: 'string', value: 'TEXT', help: 'the English title of the page' },
    'title-zh': { type: 'string', value: 'TEXT', help: 'the Chinese title of the page' },
  },
});
const { id, call, tag, page, title, 'title-zh': titleZh } = values;
const [, method, path] = /^(GET|POST|PUT|PATCH|DELETE) (\/\S+)$/.exec(call ?? '') ?? [];
if (!id || !method || !path || !tag || !page || !title || !titleZh)
  exitWithUsage(`All options are needed, --call as "POST /v2/…". Usage: ${USAGE}`);
if (!isPagePath(page)) exitWithUsage(`--page is a path of lower-case words, not "${page}".`);

await runCommand(async () => {
  const document = await read(DOCUMENT);
  if (document.includes(`operationId: ${id}\n`)) exitWithUsage(`The operation ${id} exists already.`);
  if (document.includes(`\n  ${path}:\n`))
    exitWithUsage(`${path} exists already: add the method to its path item in ${DOCUMENT} by hand.`);
  const operation = { id, method: method.toLowerCase(), path, tag, page };
  const operations = `${SIMULATOR}/operations.ts`;
  const handler = addHandler(await read(operations), operation, FOLDERS[tag] ?? 'cards');
  const examples = readExamples('merchant', parse(await read(EXAMPLE_FILES.merchant)));
  for (const [name, value] of placeholderExamples(operation))
    examples.set(name, { unrecorded: 'The simulator does not know this operation yet', value });
  const changed = new Map([
    [DOCUMENT, addOperation(document, operation)],
    [EXAMPLE_FILES.merchant, writeExamples('merchant', examples)],
    [operations, handler.operations],
  ]);
  await writeNewFiles(
    ROOT,
    new Map([
      [guideFile(page, 'en'), guideSkeleton(title, id)],
      [guideFile(page, 'zh'), guideSkeleton(titleZh, id)],
      [join(SIMULATOR, handler.file), handler.text],
    ]),
  );
  for (const [file, content] of changed) await writeIfChanged({ path: file, content }, ROOT);
  console.log(`changed: ${[...changed.keys()].join(' ')}

Next (CONTRIBUTING.md, "Add an endpoint"): npm run spec lists what is still to write.`);
  return true;
});

function read(file: string): Promise<string> {
  return readFile(join(ROOT, file), 'utf8');
}
