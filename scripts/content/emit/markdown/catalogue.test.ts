import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileWith, guide } from '../../../../tests/setup/compile-small-site.ts';
import { emittedFiles } from '../../../../tests/setup/emitted-files.ts';

const API = `openapi: 3.1.0
info: { title: Tea House, version: '1' }
paths:
  /pots:
    post:
      operationId: pourTea
      tags: [Tea]
      summary: Pour tea
      x-error-codes: [422001]
      x-error-groups: [door]
      responses: { '204': { description: Poured. } }
    get:
      operationId: listPots
      tags: [Tea]
      summary: List pots
      x-error-groups: [door]
      responses: { '200': { description: Pots. } }
components:
  schemas:
    ErrorCode:
      enum: [401001, 422001, 503001]
      x-enum-varnames: [DOOR_LOCKED, POT_FULL, NO_WATER]
      x-enumDescriptions: { 401001: The door is locked | for you, 422001: The pot is full, 503001: There is *no* water }
      x-error-groups: { door: [401001] }
      x-error-topics:
        door: { title: At the door, description: 'Before anything is poured: see \`Key\`.' }
        kitchen: { title: In the kitchen, codes: [422001, 503001] }
      x-errors:
        '401001': { retry: fix, action: Bring a key }
        '422001': { retry: no, action: Drink first }
        '503001': { retry: yes, action: Come back later }
`;

test('the error catalogue is complete as Markdown: topics, codes, what to do, which operations return them', async () => {
  const pages = ['zh', 'en'].flatMap((locale) => [
    [`guides/${locale}/tea/index.md`, guide('', '## Codes {#codes}\n\n::errors')],
    [`guides/${locale}/tea/pour.md`, guide('operation: pourTea\n', 'See [[error:422001]].')],
    [`guides/${locale}/tea/list.md`, guide('operation: listPots\n')],
  ]);
  const items = ['/tea/', '/tea/pour', '/tea/list'];
  const compiled = await compileWith(
    { 'openapi/tea.yaml': API, ...Object.fromEntries(pages) },
    { sidebars: { guide: [{ text: { en: 'Tea', zh: '茶' }, items }] } },
  );
  const outputs = await emittedFiles(compiled);

  expect(compiled.problems).toEqual([]);
  for (const locale of ['', 'en/']) {
    const golden = join(process.cwd(), 'tests/fixtures/markdown', `${locale || 'zh/'}errors.md`);
    await expect(outputs.get(`${locale}tea/index.md`)).toMatchFileSnapshot(golden);
  }
});
