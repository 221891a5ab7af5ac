import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { toPointer } from '../content/json/json-pointer.ts';
import { isObject, type JsonObject, type JsonValue, members } from '../content/json/json-value.ts';
import type { ApiDocument } from '../content/read/api.ts';
import { type SpecNode, walkSpec } from '../content/read/spec-walk.ts';
import { toFragment } from '../document/reference.js';
import { resolve } from '../document/resolve.js';
import type { Report } from '../findings/finding.ts';
import type { Contract } from './contract.ts';

/** A value and the place of the schema that it must satisfy. */
type Example = { path: string[]; value: JsonValue; schemaPath: string[] };

const DOCUMENT_ID = 'document:';
const MAX_ERRORS_SHOWN = 3;

/** Every example and default of every document is valid against its schema, message examples of AsyncAPI included. */
export function checkExamples({ apis }: Contract, report: Report): void {
  for (const api of apis) checkExamplesOf(api, report);
}

/** The same for one document. */
export function checkExamplesOf(api: ApiDocument, report: Report): void {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    discriminator: false,
    logger: false,
  });
  formats.default(ajv);
  ajv.addSchema(api.document, DOCUMENT_ID);
  const seen = new Set<string>();
  for (const { path, value, schemaPath } of getExamples(api.document)) {
    const key = `${toPointer(path)} ${toPointer(schemaPath)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const validate = ajv.getSchema(`${DOCUMENT_ID}${toFragment(schemaPath)}`);
    if (validate === undefined) throw new Error(`No schema at ${toPointer(schemaPath)} of ${api.file}.`);
    if (validate(value)) continue;
    for (const error of mainErrors(validate.errors ?? [])) {
      const position = api.locate(`${toPointer(path)}${error.instancePath}`);
      report({
        severity: 'error',
        ...position,
        message: `The example is not valid: ${describe(error)}.`,
        hint: `Schema: ${toPointer(schemaPath)}`,
      });
    }
  }
}

function getExamples(document: JsonObject): Example[] {
  const examples: Example[] = [];
  walkSpec(document, (found) => examples.push(...examplesAt(document, found)));
  return examples;
}

function examplesAt(document: JsonObject, { node, path, kind }: SpecNode): Example[] {
  if (kind === 'schema') return schemaExamples(node, path);
  if (kind === 'message') return messageExamples(node, path);
  if (!isObject(node.schema)) return [];
  const schemaPath = [...path, 'schema'];
  const named = members(node.examples).flatMap(([name, example]): Example[] => {
    const { path: at, value } = resolve(document, [...path, 'examples', name], example);
    return isObject(value) && value.value !== undefined
      ? [{ path: [...at, 'value'], value: value.value, schemaPath }]
      : [];
  });
  return node.example === undefined
    ? named
    : [...named, { path: [...path, 'example'], value: node.example, schemaPath }];
}

function schemaExamples(node: JsonObject, path: string[]): Example[] {
  const list = Array.isArray(node.examples) ? node.examples : [];
  const examples = list.map((value, index) => ({
    path: [...path, 'examples', String(index)],
    value,
    schemaPath: path,
  }));
  const single = ['example', 'default'].flatMap((key): Example[] => {
    const value = node[key];
    return value === undefined ? [] : [{ path: [...path, key], value, schemaPath: path }];
  });
  return [...examples, ...single];
}

function messageExamples(node: JsonObject, path: string[]): Example[] {
  const list = Array.isArray(node.examples) ? node.examples : [];
  return list.flatMap((example, index) =>
    ['payload', 'headers'].flatMap((key): Example[] => {
      if (!isObject(example) || example[key] === undefined || !isObject(node[key])) return [];
      return [{ path: [...path, 'examples', String(index), key], value: example[key], schemaPath: [...path, key] }];
    }),
  );
}

/** Without the errors of single branches of a choice, which all hold at once and explain nothing. */
function mainErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  const isBranch = ({ schemaPath }: ErrorObject) =>
    choices.some((choice) => schemaPath.startsWith(`${choice.schemaPath}/`));
  const main = errors.filter((error) => error.keyword !== 'if' && !isBranch(error));
  return (main.length > 0 ? main : [...errors]).slice(0, MAX_ERRORS_SHOWN);
}

function describe({ instancePath, message, params }: ErrorObject): string {
  const allowed: unknown =
    params.allowedValues ?? params.allowedValue ?? params.additionalProperty ?? params.unevaluatedProperty;
  return `${instancePath || 'the value'} ${message ?? 'is wrong'}${allowed === undefined ? '' : ` (${JSON.stringify(allowed)})`}`;
}
