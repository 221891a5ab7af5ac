import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Field, getFields, TABLES } from '../../../document/shapes/table.js';
import { ASYNCAPI_OBJECTS, type DocumentObjects, OPENAPI_OBJECTS } from './document-objects.ts';

const specifications: [name: 'openapi' | 'asyncapi', objects: DocumentObjects][] = [
  ['openapi', OPENAPI_OBJECTS],
  ['asyncapi', ASYNCAPI_OBJECTS],
];

/** What is said with the object that holds it. */
const PARTS =
  /^(contact|license|paths|responses|callback|channels|flows?|schema|discriminator|xml|external docs|bindings|security requirement|tag|security scheme|correlation id|message example|(operation|message) trait)$/;

test.each(specifications)('decides what becomes of every field of %s', (name, objects) => {
  const table = Object.entries(TABLES[name]).filter(([kind]) => objects[kind] !== undefined || !PARTS.test(kind));
  const fields = table.flatMap(([kind, written]) => [...getFields(written).keys()].map((field) => `${kind} ${field}`));
  const decided = Object.entries(objects).flatMap(([kind, { shown = '', published = '', unsupported = {} }]) =>
    [shown, published, ...Object.keys(unsupported)]
      .flatMap((names) => names.split(' '))
      .filter(Boolean)
      .map((field) => `${kind} ${field}`),
  );

  expect(decided.toSorted()).toEqual(fields.toSorted());
});

test('the documentation lists how each field is shown, and since which version', async () => {
  const tables = [
    ['OpenAPI 3.0 to 3.2', OPENAPI_OBJECTS, TABLES.openapi, '3.0'],
    ['AsyncAPI 2.x and 3.x', ASYNCAPI_OBJECTS, TABLES.asyncapi, '2.0'],
  ] as const;
  const text = tables.map(([title, objects, table, first]) => {
    const rows = Object.entries(objects).flatMap(([kind, fields]) => {
      const { where, shown = '', published = '', unsupported = {} } = fields;
      const names = shown.split(' ').filter(Boolean);
      const list = [
        ...names.map((name) => ({ name, how: where })),
        ...published.split(' ').flatMap((name) => (name ? { name, how: 'in the published file alone' } : [])),
        ...Object.entries(unsupported).map(([name, reason]) => ({ name, how: `not shown, with a warning. ${reason}` })),
      ].map((row) => ({ ...row, since: getVersions(getFields(table[kind]).get(row.name)) ?? first }));
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

/** The version that brought a field, or the last that has it. */
function getVersions(fields: Field[] = []): string | undefined {
  const since = fields.map((field) => field.since).toSorted()[0];
  const until = fields.some((field) => !field.until) ? '' : fields.map((field) => field.until).join();
  return [since, until && `to ${until}`].filter(Boolean).join(' ') || undefined;
}
