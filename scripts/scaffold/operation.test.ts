import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { guideFile, guideSkeleton } from './guide.ts';
import { addHandler } from './handler.ts';
import { addOperation, placeholderExamples } from './operation.ts';

const DOCUMENT = `paths:
  /v2/pot:
    parameters: &signatureHeaders []
    get: { responses: { '200': { headers: &signed {} }, '201': { headers: &replayable {} } } }

components:
  schemas:
    Old: {}
`;

const OPERATION = { id: 'notePot', path: '/v2/pot/{potId}/note', tag: 'Tea', page: '/guide/tea/note' };

it('adds the path item and the schemas of an operation to a document', () => {
  const { paths, components } = parse(addOperation(DOCUMENT, { ...OPERATION, method: 'post' }));
  const { post } = paths['/v2/pot/{potId}/note'];

  expect(post).toMatchObject({ operationId: 'notePot', 'x-scope': 'tea:write', 'x-doc-pages': ['/guide/tea/note'] });
  expect(post.parameters).toContainEqual({ $ref: '#/components/parameters/PotId' });
  expect(Object.keys(components.schemas)).toEqual(['NotePotRequest', 'NotePotResponse', 'Old']);
  expect(post.requestBody.content['application/json'].examples.success.$ref).toMatch(/\/notePot\.success\.request$/);
});

it('names the examples of an operation as its references do', () => {
  expect(placeholderExamples({ id: 'notePot', method: 'post' }).map(([name]) => name)).toEqual([
    'notePot.success.request',
    'notePot.success',
  ]);
});

it('adds a handler that refuses, its import in order and its line at the end of the list', () => {
  const operations =
    "import { a } from './a/a.ts';\nimport {\n  z,\n} from './z/z.ts';\n\nexport const operations = {\n  a,\n};\n";

  const added = addHandler(operations, { ...OPERATION, method: 'post' }, 'pots');

  expect(added.file).toBe('./pots/note-pot.ts');
  expect(added.text).toContain('export function notePot(): never');
  expect(added.operations).toMatch(
    /^.*a\.ts';\nimport \{ notePot \} from '\.\/pots\/note-pot\.ts';\nimport \{\n {2}z,/,
  );
  expect(added.operations).toContain('  a,\n  notePot,\n};\n');
});

it('gives a read no body and no idempotency key', () => {
  const { paths, components } = parse(addOperation(DOCUMENT, { ...OPERATION, method: 'get' }));
  const { get } = paths['/v2/pot/{potId}/note'];

  expect(get).toMatchObject({ 'x-idempotency': 'none', 'x-scope': 'tea:read' });
  expect(get).not.toHaveProperty('requestBody');
  expect(components.schemas).not.toHaveProperty('NotePotRequest');
});

it('writes a guide with the operation in its frontmatter, and one without in sections', () => {
  expect(guideSkeleton('Note', 'notePot')).toMatch(/^---\ntitle: Note\n.*operation: notePot\n---\n.*::operation\n$/s);
  expect(guideSkeleton('Refunds')).not.toContain('operation');
  expect([guideFile('/guide/tea/note', 'zh'), guideFile('/token/', 'en')]).toEqual([
    'guides/zh/guide/tea/note.md',
    'guides/en/token/index.md',
  ]);
});
