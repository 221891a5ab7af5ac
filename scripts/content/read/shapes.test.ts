import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv, type AnySchemaObject } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fromPointer, toPointer, valueAt } from '../../../packages/base/json/pointer.js';
import { isObject, type JsonObject, type JsonValue } from '../../../packages/base/json/value.js';
import { atNight } from '../../../tests/setup/nightly.ts';
import { getFamily, getFields, isIn, TABLES } from '../../document/shapes/table.js';
import { checkShapes } from './shapes.ts';

// The schemas that the specifications publish, as Spectral's command brings them.
const command = createRequire(createRequire(import.meta.url).resolve('@stoplight/spectral-cli/package.json'));
const rulesets = createRequire(command.resolve('@stoplight/spectral-rulesets'));
const openapi = rulesets('./oas/schemas/validators.js');
const { arazzo1_0 } = rulesets('./arazzo/schemas/validators.js');

const CASES: [file: string, version: string, validate: (value: JsonValue) => boolean][] = [
  ['swagger', '2.0', openapi.oas2_0],
  ['openapi', '3.0.4', openapi.oas3_0],
  ['openapi', '3.1.1', openapi.oas3_1],
  ['openapi', '3.2.0', openapi.oas3_2],
  ...['2.0.0', '2.2.0', '2.4.0', '2.6.0'].map((version): (typeof CASES)[number] => [
    'asyncapi-2',
    version,
    asyncapi(version),
  ]),
  ...['3.0.0', '3.1.0'].map((version): (typeof CASES)[number] => ['asyncapi-3', version, asyncapi(version)]),
  ['arazzo', '1.0.1', arazzo1_0],
];

function asyncapi(version: string): (value: JsonValue) => boolean {
  const schema: AnySchemaObject = rulesets(`@asyncapi/specs/schemas/${version}-without-$id.json`);
  return new Ajv({ strict: false, validateFormats: false, logger: false }).compile(schema);
}

for (const [file, version, validate] of CASES)
  test(
    `${file} ${version}: a value of another type is reported where the published schema refuses it`,
    atNight(!['3.0.4', '3.2.0'].includes(version)),
    () => {
      const document = readFixture(file, version);
      expect(checkShapes(document)).toEqual([]);
      expect(validate(document)).toBe(true);
      const differences = listPlaces(document).flatMap((path) =>
        listOtherTypes(valueAt(document, path)).flatMap((value): string[] => {
          const { isRefused, isReported } = withValue(document, path, value, () => ({
            isRefused: !validate(document),
            isReported: checkShapes(document).some(({ isUnknown }) => !isUnknown),
          }));
          const line = `${toPointer(path)} ${JSON.stringify(value)}: ${isReported ? 'reported' : 'refused'}`;
          return isRefused === isReported ? [] : [line];
        }),
      );
      expect(differences.filter((line) => !EXCEPTIONS.some(([, exception]) => exception.test(line)))).toEqual([]);
    },
  );

test('names a field that the specification does not have', () => {
  const paths = { '/tea': { get: { parameters: [{ name: 'leaf', in: 'query', requierd: true }] } } };
  expect(checkShapes({ openapi: '3.1.0', paths })).toEqual([
    {
      pointer: '/paths/~1tea/get/parameters/0/requierd',
      message: '"requierd" (parameter) is not a field of OpenAPI',
      hint: 'Extensions begin with x-.',
      isUnknown: true,
    },
  ]);
});

/** Where a published schema and its specification differ, or a page can show more or less than both. */
const EXCEPTIONS: [reason: string, line: RegExp][] = [
  [
    'a number says the same as a text',
    /(\/(version|swagger|openapi|asyncapi|arazzo|name|protocolVersion|default)|\/(tags|enum|examples)\/\d+) 5: refused$/,
  ],
  ['AsyncAPI 2 takes any payload: a page shows a schema', /\/payload(\/\$ref)? .*: reported$/],
  ['the schemas of AsyncAPI take anything for a binding', /[bB]indings(\/Common)?\/ws .*: reported$/],
  ['the schemas of AsyncAPI 2 take any parameter', /\/parameters\/id .*: reported$/],
  ['the schema of 3.0 takes any scheme and format of a bearer', /\/basic\/(scheme|bearerFormat) .*: reported$/],
  ['the schema of 3.2 takes a text alone, the specification any value', /\/links\/next\/parameters\/id .*: refused$/],
  ['the schemas of AsyncAPI 3 take a list of a trait and more', /\/traits\/0 \[\]: reported$/],
  ['the schema of Arazzo takes a text alone, the specification any value', /\/replacements\/0\/value .*: refused$/],
  ['a text or an object, which is shown in both forms', /\/successCriteria\/0\/type .*: refused$/],
];

const OTHERS: JsonValue[] = [null, 5, 'text', [], {}];

function listOtherTypes(value: JsonValue | undefined): JsonValue[] {
  const typeOf = (one: JsonValue | undefined) =>
    one === null || Array.isArray(one) ? String(one && 'list') : typeof one;
  return OTHERS.filter((other) => typeOf(other) !== typeOf(value));
}

/** Every place of a document but the root. */
function listPlaces(value: JsonValue, path: string[] = []): string[][] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return inside.flatMap(([name, item]) => [[...path, name], ...listPlaces(item, [...path, name])]);
}

/** Calls `work` while a place of the document has another value. */
function withValue<T>(document: JsonObject, path: string[], value: JsonValue, work: () => T): T {
  const holder = valueAt(document, path.slice(0, -1));
  if (typeof holder !== 'object' || holder === null) throw new Error('Every place is in an object or a list.');
  const before = Reflect.get(holder, path.at(-1) ?? '');
  Reflect.set(holder, path.at(-1) ?? '', value);
  const result = work();
  Reflect.set(holder, path.at(-1) ?? '', before);
  return result;
}

/** The document without the fields that the version does not have. */
function readFixture(file: string, version: string): JsonObject {
  const document: JsonObject = parse(readFileSync(join(process.cwd(), `tests/fixtures/shapes/${file}.yaml`), 'utf8'));
  const { family } = getFamily(document);
  document[family] = version;
  withoutOthers(document, 'document', { family, version });
  // The schema of 3.1 has forgotten the server of a link.
  const link = valueAt(document, fromPointer('/paths/~1tea~1{id}/get/responses/200/links/next'));
  if (version.startsWith('3.1') && isObject(link)) delete link.server;
  return document;
}

type Written = { family: keyof typeof TABLES; version: string };

function withoutOthers(value: JsonValue | undefined, kind: string, written: Written): void {
  if (!isObject(value)) return;
  const fields = getFields(TABLES[written.family][kind]);
  for (const [name, item] of Object.entries(value)) {
    const found = fields.get(name) ?? fields.get('*') ?? [];
    const field = found.find((one) => isIn(one, written.version));
    if (found.length > 0 && !field) delete value[name];
    else if (field)
      for (const one of field.container === '' ? [item] : Object.values(item ?? {}))
        withoutOthers(one, field.kind, written);
  }
}
