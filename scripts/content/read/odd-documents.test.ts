import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatFinding } from '../../findings/finding.ts';
import { createCaches } from '../cache/caches.ts';
import { compile } from '../compile.ts';
import { describeDocumentSite } from './document-site.ts';

/** What tools take and the specifications do not: each line has one such thing. */
const ODD = `openapi: 3.1.0
info: {title: Tea, version: 1, description: {$ref: gone.md}}
security: [{nobody: []}]
x-shared: &shared {'200': {description: All.}}
paths:
  /merged: {get: {responses: {<<: *shared, 4xx: {description: Bad.}}}}
  /twice: {get: {summary: First, summary: Second, responses: *shared}}
  /list: {get: [], post: {parameters: [text], responses: *shared}}
  /servers: {servers: [{url: 'https://{city}.example.com'}, {url: /tea}], get: {responses: *shared}}
  /file: {get: {responses: {'200': {$ref: 'sha%72ed.yaml#/All'}, '404': {$ref: '#anchor'}}}}
`;

/** A schema in each line, with a value that its keyword cannot have. */
const VALUES = `openapi: 3.1.0
info: {title: Tea, version: 1}
paths: {/tea: {get: {responses: {'200': {description: Tea., content: {application/json: {schema: {$ref: '#/components/schemas/Tea'}}}}}}}}
components: {schemas: {Tea: {type: object, required: pot, properties: {
  type: {type: strin},
  types: {type: [string, float]},
  minimum: {type: integer, minimum: "5", maximum: 9},
  required: {type: string, required: true},
  enum: {type: string, enum: foo},
  items: {type: array, items: []},
  nullable: {type: string, nullable: "yes"},
  pattern: {type: string, pattern: "[a-"},
  reference: {$ref: 5},
  text: text,
  option: {anyOf: [text, {type: string}]},
  discriminator: {discriminator: kind, oneOf: [{type: string, maxLength: -1}, {type: boolean}]},
  right: {type: [string, 'null'], pattern: '\\\\p{L}', minimum: 0, exclusiveMinimum: true, additionalProperties: false, title: a}
  }}}}
`;

test('values that a keyword of a schema cannot have are warnings with their lines, and the rest is shown', async () => {
  const { problems, find } = await compileText(VALUES);
  expect(problems).toMatchInlineSnapshot(`
    [
      "tea.yaml:4:44  warning: "required" (schema) is not a list of field names: "pot"
        hint: Write a list: [pot].",
      "tea.yaml:5:10  warning: "type" (schema) is not a type or a list of types: "strin"
        hint: Did you mean "string"?",
      "tea.yaml:6:11  warning: "type" (schema) is not a type or a list of types: ["string","float"]
        hint: The types are array, boolean, integer, null, number, object, string.",
      "tea.yaml:7:28  warning: "minimum" (schema) is not a number: "5"
        hint: Write 5, without quotation marks.",
      "tea.yaml:8:28  warning: "required" (schema) is not a list of field names: true
        hint: Write the name of the field into "required" of the schema that has it.",
      "tea.yaml:9:24  warning: "enum" (schema) is not a list: "foo"
        hint: Write a list: [foo].",
      "tea.yaml:10:24  warning: "items" (schema) is not a schema: []
        hint: Schemas by position are "prefixItems".",
      "tea.yaml:11:28  warning: "nullable" (schema) is not true or false: "yes"",
      "tea.yaml:12:27  warning: "pattern" (schema) is not an ECMAScript regular expression: "[a-"",
      "tea.yaml:13:15  warning: "$ref" (schema) is not a string: 5
        hint: Write the address of a component: "#/components/schemas/Name".",
      "tea.yaml:14:3  warning: this is not a schema: "text"
        hint: A schema is an object: {type: string}.",
      "tea.yaml:15:20  warning: this is not a schema: "text"
        hint: A schema is an object: {type: string}.",
      "tea.yaml:16:19  warning: "discriminator" (schema) is not an object: "kind"
        hint: Write discriminator: {propertyName: kind}.",
      "tea.yaml:16:63  warning: "maxLength" (schema) is not a non-negative integer: -1",
    ]
  `);
  expect(find('/tea/get-tea')).toContain('"name":"right"');
});

test('odd things in third-party documents are warnings with their lines, and what is right is shown', async () => {
  const { problems, find } = await compileText(ODD, { 'shared.yaml': 'All: {description: From another file.}\n' });
  expect(problems.map((problem) => problem.split('\n')[0])).toMatchInlineSnapshot(`
    [
      "tea.yaml:2:32  warning: "description" (info) is not a string: {}",
      "tea.yaml:2:46  warning: There is no file "gone.md".",
      "tea.yaml:3:13  warning: the security scheme "nobody" has no type that is known",
      "tea.yaml:6:31  warning: Merge keys (<<) are not part of YAML 1.2.",
      "tea.yaml:6:44  warning: "4xx" is not a status of a response",
      "tea.yaml:7:34  warning: This key occurs twice in one map.",
      "tea.yaml:8:11  warning: "get" (path) is not an object: []",
      "tea.yaml:8:40  warning: this parameter is not an object: "text"",
      "tea.yaml:8:40  warning: a parameter without name or in "" is not shown on the page",
      "tea.yaml:9:24  warning: "https://{city}.example.com" has a variable without default",
      "tea.yaml:10:74  warning: The part after "#" is not a JSON pointer. ("#anchor")",
    ]
  `);
  expect(find('/tea/get-merged')).toContain('"status":"200"');
  expect(find('/tea/get-merged')).toContain("curl 'https://api.example.com/merged'");
  expect(find('/tea/get-twice')).toContain('Second');
  expect(find('/tea/get-servers')).toContain('https://api.example.com/tea');
  expect(find('/tea/get-file')).toContain('From another file.');
});

/** A frequent slip: what is a list in OpenAPI is written as an object or a text. */
const SECURITY = `openapi: 3.1.0
info: {title: Tea, version: 1}
security: {basic: []}
paths:
  /a: {get: {responses: {'200': {description: All.}}}}
  /b: {get: {security: [basic], responses: {'200': {$ref: '#/components/schemas/Tea'}}}}
components: {schemas: {Tea: {type: string}}, securitySchemes: {basic: {type: http, scheme: basic}}}
`;

test('security that is no list of objects is a warning, and is not shown as none', async () => {
  const { problems, find } = await compileText(SECURITY);
  expect(problems).toMatchInlineSnapshot(`
    [
      "tea.yaml:3:1  warning: "security" (document) is not a list: {"basic":[]}
        hint: Write "- " before its first field.",
      "tea.yaml:6:25  warning: this security requirement is not an object: "basic"
        hint: Write {basic: []}.",
      "tea.yaml:6:53  warning: "Tea" is a schema, where a response is expected
        hint: Write content: {application/json: {schema: {$ref: '#/components/schemas/Tea'}}}.",
    ]
  `);
  expect(find('/tea/get-a')).toContain('Authorization');
  expect(find('/tea/get-b')).toContain('Authorization');
});

/** Problems as they are printed, and pages as JSON. */
async function compileText(text: string, others: Record<string, string> = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'spec-'));
  for (const [name, content] of Object.entries({ 'tea.yaml': text, ...others }))
    await writeFile(join(dir, name), content);
  const site = await describeDocumentSite([join(dir, 'tea.yaml')], { caches: createCaches() });
  const { localeBuilds, problems } = await compile(site, createCaches());
  await rm(dir, { recursive: true });
  const pages = localeBuilds[0]?.pages ?? [];
  const find = (path: string) => JSON.stringify(pages.find((page) => page.path === path));
  return { problems: problems.map(formatFinding), find };
}
