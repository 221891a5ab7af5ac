import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ASYNCAPI_OBJECTS, type DocumentObjects, OPENAPI_OBJECTS } from './document-objects.ts';
import { ASYNCAPI_VERSIONS, getVersion, OPENAPI_VERSIONS } from './document-versions.ts';
import { getSupport } from './unsupported-fields.ts';

/** Fixed fields of the objects of OpenAPI 3.1.1: https://spec.openapis.org/oas/v3.1.1 */
const OPENAPI_FIELDS: Record<string, string> = {
  document: 'openapi info jsonSchemaDialect servers paths webhooks components security tags externalDocs',
  info: 'title summary description termsOfService contact license version',
  server: 'url description variables',
  'server variable': 'enum default description',
  components: 'schemas responses parameters examples requestBodies headers securitySchemes links callbacks pathItems',
  path: '$ref summary description get put post delete options head patch trace servers parameters',
  operation:
    'tags summary description externalDocs operationId parameters requestBody responses callbacks deprecated security servers',
  parameter:
    'name in description required deprecated allowEmptyValue style explode allowReserved schema example examples content',
  'request body': 'description content required',
  'media type': 'schema example examples encoding',
  response: 'description headers content links',
  example: 'summary description value externalValue',
  link: 'operationRef operationId parameters requestBody description server',
  header: 'description required deprecated style explode schema example examples content',
  tag: 'name description externalDocs',
  'security scheme': 'type description name in scheme bearerFormat flows openIdConnectUrl',
};

/** Of AsyncAPI 3.0.0 and 2.6.0: https://www.asyncapi.com/docs/reference/specification/v3.0.0 */
const ASYNCAPI_FIELDS: Record<string, string> = {
  document: 'asyncapi id info servers defaultContentType channels operations components tags externalDocs',
  info: 'title version description termsOfService contact license tags externalDocs',
  server:
    'host url protocol protocolVersion pathname description title summary variables security tags externalDocs bindings',
  'server variable': 'enum default description examples',
  components:
    'schemas servers channels operations messages securitySchemes serverVariables parameters correlationIds replies replyAddresses externalDocs tags operationTraits messageTraits serverBindings channelBindings operationBindings messageBindings',
  channel:
    'address messages title summary description servers parameters tags externalDocs bindings subscribe publish $ref',
  operation:
    'action channel title summary description security tags externalDocs bindings traits messages reply operationId message',
  reply: 'address channel messages',
  message:
    'messageId headers payload correlationId schemaFormat contentType name title summary description tags externalDocs bindings examples traits',
  parameter: 'enum default description examples location schema',
};

const specifications: [name: string, fields: Record<string, string>, objects: DocumentObjects][] = [
  ['openapi', OPENAPI_FIELDS, OPENAPI_OBJECTS],
  ['asyncapi', ASYNCAPI_FIELDS, ASYNCAPI_OBJECTS],
];

test.each(specifications)('decides what becomes of every field of %s', async (name, fields, objects) => {
  const rows = Object.entries(fields).flatMap(([kind, list]) =>
    list.split(' ').map((field) => `${kind} · ${field}: ${getSupport(objects, kind, field)}`),
  );

  expect(rows.filter((row) => row.endsWith('undefined'))).toEqual([]);
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot(
    join(process.cwd(), `tests/fixtures/content/fields-of-${name}.txt`),
  );
});

test('the documentation lists how each field is shown, and since which version', async () => {
  const tables = [
    ['OpenAPI 3.0 to 3.2', OPENAPI_OBJECTS, OPENAPI_VERSIONS, '3.0'],
    ['AsyncAPI 2.x and 3.x', ASYNCAPI_OBJECTS, ASYNCAPI_VERSIONS, '2.0'],
  ] as const;
  const text = tables.map(([title, objects, versions, first]) => {
    const rows = Object.entries(objects).flatMap(([kind, fields]) => {
      const { where, shown = '', published = '', unsupported = {}, inside = {} } = fields;
      const names = [...shown.split(' '), ...Object.keys(inside)].filter(Boolean);
      const list = [
        ...names.map((name) => ({ name, how: where })),
        ...published.split(' ').flatMap((name) => (name ? { name, how: 'in the published file alone' } : [])),
        ...Object.entries(unsupported).map(([name, reason]) => ({ name, how: `not shown, with a warning. ${reason}` })),
      ].map((row) => ({ ...row, since: getVersion(versions, kind, row.name) ?? first }));
      const grouped = new Map<string, typeof list>();
      for (const row of list) {
        const cells = `${row.how} | ${row.since}`;
        grouped.set(cells, [...(grouped.get(cells) ?? []), row]);
      }
      return [...grouped].map(
        ([cells, group]) => `| ${kind} | ${group.map(({ name }) => `\`${name}\``).join(' ')} | ${cells} |`,
      );
    });
    return [`## ${title}`, '', '| Object | Fields | Shown | Since |', '| --- | --- | --- | --- |', ...rows].join('\n');
  });
  const page = `# How each field of a document is shown\n\nMade from \`scripts/content/describe/document/document-objects.ts\`. Extensions begin with \`x-\`.\n\n${text.join('\n\n')}\n`;

  await expect(page).toMatchFileSnapshot(join(process.cwd(), 'docs/fields-of-documents.md'));
});

test('versions name fields that there are', () => {
  const tables = [
    [OPENAPI_OBJECTS, OPENAPI_VERSIONS],
    [ASYNCAPI_OBJECTS, ASYNCAPI_VERSIONS],
  ] as const;
  const unknown = tables.flatMap(([objects, versions]) =>
    Object.entries(versions).flatMap(([kind, byVersion]) =>
      Object.values(byVersion).flatMap((names) =>
        names.split(' ').filter((name) => getSupport(objects, kind, name) === undefined),
      ),
    ),
  );

  expect(unknown).toEqual([]);
});
