import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { guideFile, guideSkeleton } from './guide.ts';
import { addOperation, addUnrecorded } from './operation.ts';

const DOCUMENT = `paths:
  /v2/pot:
    parameters: &signatureHeaders []
    get: { responses: { '200': { headers: &signed {} }, '201': { headers: &replayable {} } } }

components:
  examples:
    old: {}
  schemas:
    Old: {}
`;

const OPERATION = { id: 'notePot', path: '/v2/pot/{potId}/note', tag: 'Tea', page: '/guide/tea/note' };

it('adds the path item, the schemas and the examples of an operation to a document', () => {
  const { paths, components } = parse(addOperation(DOCUMENT, { ...OPERATION, method: 'post' }));
  const { post } = paths['/v2/pot/{potId}/note'];

  expect(post).toMatchObject({ operationId: 'notePot', 'x-scope': 'tea:write', 'x-doc-pages': ['/guide/tea/note'] });
  expect(post.parameters).toContainEqual({ $ref: '#/components/parameters/PotId' });
  expect(Object.keys(components.schemas)).toEqual(['NotePotRequest', 'NotePotResponse', 'Old']);
  expect(Object.keys(components.examples)).toEqual(['notePot.request', 'notePot.success', 'old']);
});

it('begins the examples of a document that has none of its own', () => {
  const document = DOCUMENT.replace('  examples:\n    old: {}\n', '');
  const { components } = parse(addOperation(document, { ...OPERATION, method: 'get' }));

  expect(Object.keys(components)).toEqual(['examples', 'schemas']);
  expect(Object.keys(components.examples)).toEqual(['notePot.success']);
});

it('lists the examples of a new operation as not recorded yet', () => {
  const { examples, errors } = parse(addUnrecorded('examples: {}\nerrors: {}\n', { id: 'notePot', method: 'post' }));

  expect(Object.keys(examples)).toEqual(['notePot.request', 'notePot.success']);
  expect(errors).toEqual({});
});

it('gives a read no body and no idempotency key', () => {
  const { paths, components } = parse(addOperation(DOCUMENT, { ...OPERATION, method: 'get' }));
  const { get } = paths['/v2/pot/{potId}/note'];

  expect(get).toMatchObject({ 'x-idempotency': 'none', 'x-scope': 'tea:read' });
  expect(get).not.toHaveProperty('requestBody');
  expect(components.schemas).not.toHaveProperty('NotePotRequest');
});

it('gives each new response a request id of its own', () => {
  const ids = [1, 2].map(
    () =>
      parse(addOperation(DOCUMENT, { ...OPERATION, method: 'get' })).components.examples['notePot.success'].value
        .requestId,
  );

  expect(ids[0]).toMatch(/^req_[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
  expect(ids[0]).not.toBe(ids[1]);
});

it('writes a guide with the operation in its frontmatter, and one without in sections', () => {
  expect(guideSkeleton('Note', 'notePot')).toMatch(/^---\ntitle: Note\n.*operation: notePot\n---\n.*::operation\n$/s);
  expect(guideSkeleton('Refunds')).not.toContain('operation');
  expect([guideFile('/guide/tea/note', 'zh'), guideFile('/token/', 'en')]).toEqual([
    'guides/zh/guide/tea/note.md',
    'guides/en/token/index.md',
  ]);
});
