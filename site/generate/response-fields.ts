import { referenceName } from '../../packages/base/json/pointer.js';
import type { FieldShape, FrameCheck, ResponseFields } from '../../packages/simulator/core/contract/response-fields.ts';
import { fromPointer, toPointer, valueAt } from '../../scripts/content/json/json-pointer.ts';
import { asStrings, isObject, type JsonObject, members } from '../../scripts/content/json/json-value.ts';
import { openDocument } from '../../scripts/document/reader.js';
import { type DescribedApi, listOperations } from './operations.ts';

type Root = { name: string; api: DescribedApi; path: string[] };

/**
 * Names of fields by their position, of all responses and frames. Validators let unknown fields pass, as every client must; the checker
 * names them all the same.
 */
export function readResponseFields(
  openApis: readonly DescribedApi[],
  asyncApis: readonly DescribedApi[],
): ResponseFields {
  const frames = asyncApis.flatMap(listFrames);
  const table = createShapes();
  const roots = [...openApis.flatMap(listResponses), ...frames.map(({ root }) => root)];
  return {
    roots: Object.fromEntries(roots.map(({ name, api, path }) => [name, table.add(api, [path])])),
    frames: Object.fromEntries(frames.flatMap(({ types, check }) => types.map((type) => [type, check]))),
    shapes: table.shapes,
  };
}

function listResponses(api: DescribedApi): Root[] {
  const errors = listOperations(api).length > 0 ? [{ name: 'error', api, path: componentPath('ErrorResponse') }] : [];
  const responses = listOperations(api).flatMap(({ id, path, operation }) =>
    members(operation.responses)
      .filter(([status]) => /^2\d\d$/.test(status))
      .map(([status]) => ({
        name: `${id}.${status}`,
        api,
        path: [...path, 'responses', status, 'content', 'application/json', 'schema'],
      })),
  );
  return [...errors, ...responses];
}

/** Schemas whose `type` says which frame they are. */
function listFrames(api: DescribedApi): { root: Root; types: string[]; check: FrameCheck }[] {
  return Object.keys(getSchemas(api)).flatMap((name) => {
    const path = componentPath(name);
    const schema = valueAt(api.document, path);
    const { type, data } = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
    // The envelope of all events is no frame of its own.
    if (!isObject(type) || name === 'WsEvent' || !/^(Ws\w+|\w+Event)$/.test(name)) return [];
    const types = typeof type.const === 'string' ? [type.const] : asStrings(type.enum);
    const reference = getReference(data);
    return [{ root: { name, api, path }, types, check: { validator: name, ...(reference && { data: reference }) } }];
  });
}

/** The name of the schema that a property refers to; with a description of its own it is composed of it. */
function getReference(property: unknown): string | undefined {
  if (!isObject(property)) return undefined;
  if (typeof property.$ref === 'string') return referenceName(property.$ref);
  return Array.isArray(property.allOf) ? getReference(property.allOf[0]) : undefined;
}

function createShapes() {
  const shapes: FieldShape[] = [{}];
  const known = new Map<string, number>();
  /** One shape of everything that the schemas at these paths say together. */
  function add(api: DescribedApi, paths: string[][]): number {
    const schemas = paths.flatMap((path) => listParts(api.document, path));
    const fields = new Map<string, string[][]>();
    const append = (name: string, path: string[]) => fields.set(name, [...(fields.get(name) ?? []), path]);
    for (const { path, schema } of schemas) {
      for (const [name] of members(schema.properties)) append(name, [...path, 'properties', name]);
      if (isObject(schema.items)) append('[]', [...path, 'items']);
      if (isObject(schema.additionalProperties)) append('*', [...path, 'additionalProperties']);
    }
    if (fields.size === 0) return 0;
    const key = [api.id, ...schemas.map(({ path }) => path.join('/'))].sort().join(' ');
    const earlier = known.get(key);
    if (earlier !== undefined) return earlier;
    const shape: FieldShape = {};
    const index = shapes.push(shape) - 1;
    known.set(key, index);
    for (const [name, found] of fields) shape[name] = add(api, found);
    return index;
  }
  return { shapes, add };
}

/** The schemas with fields of which a schema is composed, references followed. */
function listParts(document: JsonObject, path: string[]): { path: string[]; schema: JsonObject }[] {
  const schema = { value: valueAt(document, path), pointer: toPointer(path) };
  const parts = openDocument(document).parts(schema, ['allOf', 'oneOf', 'anyOf']);
  return parts
    .sort((one, other) => one.distance - other.distance)
    .flatMap(({ value, pointer }) => (isObject(value) ? [{ path: fromPointer(pointer), schema: value }] : []))
    .filter(({ schema }) => ['properties', 'items', 'additionalProperties'].some((name) => isObject(schema[name])));
}

function getSchemas({ document }: DescribedApi): JsonObject {
  const { components } = document;
  return isObject(components) && isObject(components.schemas) ? components.schemas : {};
}

function componentPath(name: string): string[] {
  return ['components', 'schemas', name];
}
