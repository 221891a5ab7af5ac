import { fromPointer } from '../../../scripts/content/json/json-pointer.ts';
import { isObject, type JsonObject, type JsonValue, members } from '../../../scripts/content/json/json-value.ts';
import { getOperations, openDocument } from '../../../scripts/document/reader.js';
import type { SpecKind } from '../../../scripts/document/spec-walk.js';

/** Marks an enumeration that may have more values than are known today. */
export const OPEN = 'x-open';

const PREFIX = '#/components/schemas/';

/**
 * Opens the enumerations of responses, because new values come without notice. A schema with one that requests use too gets a second form,
 * `Received…`: what a client sends stays checked. Changes the document.
 */
export function openEnums(document: JsonObject): void {
  const components = isObject(document.components) ? document.components : {};
  const schemas = isObject(components.schemas) ? components.schemas : {};
  const operations = getOperations(document).map(({ operation }) => operation);
  const { parameters = null, requestBodies = null } = components;
  const requests = operations.map(({ parameters = null, requestBody = null }) => ({
    value: { parameters, requestBody },
  }));
  const sent = reach(schemas, [{ value: { parameters, requestBodies } }, ...requests]);
  const open = createOpener(schemas, sent);
  for (const operation of operations) if (operation.responses) operation.responses = open(operation.responses);
  if (components.responses) components.responses = open(components.responses);
}

/** The same for schemas that are only received. */
export function openAllEnums(schemas: JsonObject): void {
  const open = createOpener(schemas, new Set());
  for (const [name, schema] of members(schemas)) open({ $ref: PREFIX + name, schema });
}

function createOpener(schemas: JsonObject, sent: ReadonlySet<string>) {
  const names = new Map<string, string>();
  const rename = (name: string): string => {
    const known = names.get(name);
    if (known !== undefined) return known;
    const schema = schemas[name] ?? null;
    const isOpened =
      hasEnum(schema) ||
      [...reach(schemas, [{ value: schema, kind: 'schema' }])].some((other) => hasEnum(schemas[other] ?? null));
    const renamed = isOpened && sent.has(name) ? `Received${name}` : name;
    // Before its parts: they may lead back here.
    names.set(name, renamed);
    if (isOpened) schemas[renamed] = open(schema);
    return renamed;
  };
  const open = (value: JsonValue): JsonValue => {
    if (Array.isArray(value)) return value.map(open);
    if (!isObject(value)) return value;
    const opened = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, open(part ?? null)]));
    const name = getReference(value);
    if (name !== undefined) opened.$ref = PREFIX + rename(name);
    return Array.isArray(value.enum) ? { ...opened, [OPEN]: true } : opened;
  };
  return open;
}

/** Names of the schemas that values lead to. */
function reach(schemas: JsonObject, values: { value: JsonValue; kind?: SpecKind }[]): Set<string> {
  const pointers = openDocument({ components: { schemas } }).reached(values);
  return new Set([...pointers].flatMap((pointer) => fromPointer(pointer).slice(2)));
}

function getReference({ $ref }: JsonObject): string | undefined {
  return typeof $ref === 'string' && $ref.startsWith(PREFIX) ? $ref.slice(PREFIX.length) : undefined;
}

function hasEnum(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.some(hasEnum);
  return isObject(value) && (Array.isArray(value.enum) || Object.values(value).some((part) => hasEnum(part ?? null)));
}
