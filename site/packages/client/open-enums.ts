import { isObject, type JsonObject, type JsonValue, members } from '../../../scripts/content/json/json-value.ts';
import { getOperations } from '../../../scripts/document/reader.js';

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
  const sent = reach(
    [...operations.flatMap(listRequestParts), components.parameters ?? null, components.requestBodies ?? null],
    schemas,
  );
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
    const isOpened = hasEnum(schema) || [...reach([schema], schemas)].some((other) => hasEnum(schemas[other] ?? null));
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

function listRequestParts({ parameters = null, requestBody = null }: JsonObject): JsonValue[] {
  return [parameters, requestBody];
}

/** Names of the schemas that values lead to. */
function reach(values: readonly JsonValue[], schemas: JsonObject): Set<string> {
  const found = new Set<string>();
  const visit = (value: JsonValue): void => {
    const name = isObject(value) ? getReference(value) : undefined;
    if (name !== undefined && !found.has(name)) {
      found.add(name);
      visit(schemas[name] ?? null);
    }
    if (value !== null && typeof value === 'object') for (const part of Object.values(value)) visit(part ?? null);
  };
  values.forEach(visit);
  return found;
}

function getReference({ $ref }: JsonObject): string | undefined {
  return typeof $ref === 'string' && $ref.startsWith(PREFIX) ? $ref.slice(PREFIX.length) : undefined;
}

function hasEnum(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.some(hasEnum);
  return isObject(value) && (Array.isArray(value.enum) || Object.values(value).some((part) => hasEnum(part ?? null)));
}
