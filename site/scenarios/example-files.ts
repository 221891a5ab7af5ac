import { stringify } from 'yaml';
import { asString, type JsonObject, type JsonValue } from '../../scripts/content/json/json-value.ts';
import type { Report } from '../../scripts/findings/finding.ts';
import type { Recording } from './run-scenario.ts';

/** Where recorded examples are written, one file beside each document that refers to them. */
export const EXAMPLE_FILES = {
  common: 'openapi/examples/common.yaml',
  merchant: 'openapi/examples/merchant.v2.yaml',
  token: 'openapi/examples/token.yaml',
  listen: 'asyncapi/examples/listen.yaml',
};

export type ExampleFile = keyof typeof EXAMPLE_FILES;

/** `unrecorded`: why it is written by hand. */
export type RecordedExample = { summary?: string | undefined; unrecorded?: string | undefined; value: JsonValue };

/** Examples by file and name, in the order in which they were recorded. */
export type RecordedExamples = Record<ExampleFile, Map<string, RecordedExample>>;

/** Sorts recordings into their files. Two of one name are a mistake, and one without a summary, except `success` and errors, which the catalogue describes. */
export function toExamples(recordings: readonly Recording[], report: Report): RecordedExamples {
  const files: RecordedExamples = { common: new Map(), merchant: new Map(), token: new Map(), listen: new Map() };
  for (const { example, source, value, at, summary } of recordings) {
    const isShared = example.startsWith('common:');
    const name = isShared ? example.slice('common:'.length) : example;
    const file = files[isShared ? 'common' : source];
    const isKnown = /\.success(?:\.request)?$/.test(name) || Number(asObject(value).code) > 0;
    if (file.has(name)) report({ severity: 'error', ...at, message: `The example "${name}" is recorded twice.` });
    else if (summary === undefined && !isKnown)
      report({
        severity: 'error',
        ...at,
        message: `The example "${name}" has no summary.`,
        hint: 'Add "summary" to its x-record.',
      });
    else file.set(name, { summary, value });
  }
  return files;
}

const HEAD = '# Recorded by `npx api-docs examples` from openapi/scenarios: do not edit.\n';

/** The text of a file: components of OpenAPI, or the examples of the messages of AsyncAPI. */
export function writeExamples(file: ExampleFile, examples: ReadonlyMap<string, RecordedExample>): string {
  const entries = [...examples].map(([name, { summary, unrecorded, value }]): [string, JsonObject] => [
    name,
    {
      ...(file === 'listen' && { name: name.slice(name.lastIndexOf('.') + 1) }),
      ...(summary !== undefined && { summary }),
      ...(unrecorded !== undefined && { 'x-unrecorded': unrecorded }),
      [file === 'listen' ? 'payload' : 'value']: value,
    },
  ]);
  const document = Object.fromEntries(entries);
  return `${HEAD}${stringify(file === 'listen' ? { examples: document } : { components: { examples: document } }, { aliasDuplicateObjects: false, lineWidth: 120 })}`;
}

/** What the text of a file holds, by name. */
export function readExamples(file: ExampleFile, document: JsonObject): Map<string, RecordedExample> {
  const components = asObject(document.components);
  const members = Object.entries(asObject(file === 'listen' ? document.examples : components.examples));
  return new Map(
    members.map(([name, member]) => {
      const example = asObject(member);
      const value = (file === 'listen' ? example.payload : example.value) ?? null;
      return [name, { summary: asString(example.summary), unrecorded: asString(example['x-unrecorded']), value }];
    }),
  );
}

function asObject(value: JsonValue | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
