import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../../packages/base/node/command.ts';
import { exitWithUsage, readOptions } from '../../packages/base/node/options.ts';
import { writeIfChanged } from '../../scripts/content/emit/write.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import { guideFile, guideSkeleton, isPagePath } from '../../scripts/scaffold/guide.ts';
import { writeNewFiles } from '../../scripts/scaffold/new-files.ts';
import { addOperation, addUnrecorded } from '../../scripts/scaffold/operation.ts';

const DOCUMENT = 'openapi/merchant.v2.yaml';
const UNRECORDED = 'openapi/examples/unrecorded.yaml';
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
  const document = await readFile(join(ROOT, DOCUMENT), 'utf8');
  if (document.includes(`operationId: ${id}\n`)) exitWithUsage(`The operation ${id} exists already.`);
  if (document.includes(`\n  ${path}:\n`))
    exitWithUsage(`${path} exists already: add the method to its path item in ${DOCUMENT} by hand.`);
  const changed = addOperation(document, { id, method: method.toLowerCase(), path, tag, page });
  await writeNewFiles(
    ROOT,
    new Map([
      [guideFile(page, 'en'), guideSkeleton(title, id)],
      [guideFile(page, 'zh'), guideSkeleton(titleZh, id)],
    ]),
  );
  const list = addUnrecorded(await readFile(join(ROOT, UNRECORDED), 'utf8'), { id, method: method.toLowerCase() });
  await writeIfChanged({ path: DOCUMENT, content: changed }, ROOT);
  await writeIfChanged({ path: UNRECORDED, content: list }, ROOT);
  console.log(`changed: ${DOCUMENT} ${UNRECORDED}

Next (CONTRIBUTING.md, "Add an endpoint"):
  npm run spec                           lists what is still to write
  packages/simulator/core/operations.ts  ${id}: what the simulated provider does
  site/navigation.ts                     '${page}' in its group of the sidebar`);
  return true;
});
