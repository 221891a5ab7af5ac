import { isObject, type JsonObject, type JsonValue, members } from '../json/json-value.ts';
import { type SpecKind, walkSpec } from '../read/spec-walk.ts';

/** Of components, what requests and responses consist of. */
const SECTIONS = ['schemas', 'parameters', 'requestBodies', 'responses', 'headers', 'securitySchemes', 'pathItems'];

/** Members that say nothing about what may be sent: words, and what leads elsewhere. */
const WORDS = new Set(
  'title summary description operationId termsOfService contact license externalDocs example examples tags links callbacks deprecated'.split(
    ' ',
  ),
);
/** The same in a schema, where they are keywords. */
const SCHEMA_WORDS = new Set(
  'title description externalDocs example examples default deprecated discriminator xml'.split(' '),
);
/** Of the extensions, those that say how a value is treated. */
const KEPT = new Set(['x-secret', 'x-encrypts']);

/**
 * A document as whoever makes its calls needs it: servers, security, parameters and schemas without words, about a tenth of the whole. It is a
 * description again (OpenAPI 3.1), the same in every language.
 */
export function toCallDocument(root: JsonObject): JsonObject {
  const kinds = new Map<JsonValue, SpecKind>();
  walkSpec(root, ({ node, kind }) => kinds.set(node, kind));
  const reduce = (value: JsonValue): JsonValue => {
    if (Array.isArray(value)) return value.map(reduce);
    if (!isObject(value)) return value;
    const kind = kinds.get(value);
    const isKept = (name: string) => {
      if (kind === undefined) return true;
      return name.startsWith('x-') ? KEPT.has(name) : !(kind === 'schema' ? SCHEMA_WORDS : WORDS).has(name);
    };
    const entries = members(value).filter(([name]) => isKept(name));
    const reduced = Object.fromEntries(entries.map(([name, member]) => [name, reduce(member)]));
    return kind === 'schema' ? toDialect2020(reduced) : reduced;
  };
  const { servers, security, paths, components } = root;
  return {
    openapi: '3.1.0',
    ...(servers !== undefined && { servers: reduce(servers) }),
    ...(security !== undefined && { security }),
    paths: reduce(paths ?? {}),
    components: Object.fromEntries(
      members(components).flatMap(([section, named]) => (SECTIONS.includes(section) ? [[section, reduce(named)]] : [])),
    ),
  };
}

/** What OpenAPI 3.0 writes in another way than JSON Schema 2020-12. */
function toDialect2020(schema: JsonObject): JsonObject {
  const { nullable, ...rest } = schema;
  if (nullable === true && typeof rest.type === 'string') rest.type = [rest.type, 'null'];
  if (nullable === true && Array.isArray(rest.enum) && !rest.enum.includes(null)) rest.enum = [...rest.enum, null];
  for (const [limit, exclusive] of EXCLUSIVE) {
    if (typeof rest[exclusive] !== 'boolean') continue;
    const value = rest[limit];
    if (rest[exclusive] && value !== undefined) {
      rest[exclusive] = value;
      delete rest[limit];
    } else delete rest[exclusive];
  }
  return rest;
}

const EXCLUSIVE = [
  ['minimum', 'exclusiveMinimum'],
  ['maximum', 'exclusiveMaximum'],
] as const;
