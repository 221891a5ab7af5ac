import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isRecord } from '../../packages/base/encoding/json.ts';

export type Json = Record<string, unknown>;

/** One operation of an OpenAPI document, with its call written `PATCH /v2/card/recharge`. */
export type DocumentedOperation = { call: string; operation: Json };

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/**
 * A source of the contract as authored, in English and with its references, and with its recorded examples resolved. `file` is
 * relative to the project.
 */
export function readDocument(file: string): Json {
  const document = readYaml(file);
  const recorded = file.replace(/^(\w+)\/([^/]+)$/, '$1/examples/$2');
  if (recorded === file || !existsSync(toUrl(recorded))) return document;
  const { examples, components: recordedComponents } = readYaml(recorded);
  const components = getRecord(document.components, 'components');
  if (examples === undefined)
    return { ...document, components: { ...components, ...getRecord(recordedComponents, recorded) } };
  const messages = Object.entries(getRecord(components.messages, 'messages')).map(([name, message]) => {
    const own = [getRecord(message, name).examples].flat().map((example) => {
      const name = String(getRecord(example, 'example').$ref).split('/').at(-1) ?? '';
      return getRecord(examples, recorded)[name];
    });
    return [name, { ...getRecord(message, name), examples: own }];
  });
  return { ...document, components: { ...components, messages: Object.fromEntries(messages) } };
}

function readYaml(file: string): Json {
  return getRecord(parse(readFileSync(toUrl(file), 'utf8')), file);
}

function toUrl(file: string): URL {
  return new URL(`../../${file}`, import.meta.url);
}

export function getOperations(document: Json): DocumentedOperation[] {
  return Object.entries(getRecord(document.paths, 'paths')).flatMap(([path, item]) =>
    Object.entries(getRecord(item, path))
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({
        call: `${method.toUpperCase()} ${path}`,
        operation: getRecord(operation, path),
      })),
  );
}

/** The value as an object; `name` says what was expected when it is not one. */
export function getRecord(value: unknown, name: string): Json {
  if (!isRecord(value)) throw new TypeError(`${name} is not an object.`);
  return value;
}

/** The value as a list of strings; absent counts as empty. */
export function getTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];
}

/** Every object inside a value, outermost first. */
export function objectsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}
