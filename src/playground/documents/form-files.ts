import { isRecord } from '../../../packages/base/encoding/json.ts';
import { isFileType, MULTIPART } from '../client/media-type.ts';
import type { FileField } from '../provider/field.ts';
import type { CallOperation } from '../schema/call-document.ts';
import { followSchema, type JsonSchema } from '../schema/check-value.ts';

/** Of the body of an operation, what the reader chooses as a file: fields of a form by name, or the whole body under the empty name. */
export function listFiles({ body }: CallOperation, components: JsonSchema): Map<string, FileField> {
  if (!body) return new Map();
  const follow = (schema: unknown) => followSchema(schema, components);
  const isList = false;
  if (body.mediaType !== MULTIPART || isBytes(follow(body.schema))) {
    const schema = follow(body.schema);
    const isFile = isBytes(schema) || (isFileType(body.mediaType) && !isRecord(schema.properties));
    return new Map(isFile ? [['', { isList }]] : []);
  }
  const fields = listProperties(body.schema, follow).flatMap(([name, stated]): [string, FileField][] => {
    const schema = follow(stated);
    const hasFileType = isFileType(body.partTypes[name] ?? '');
    if (isBytes(schema) || hasFileType) return [[name, { isList: schema.type === 'array' }]];
    return schema.type === 'array' && isBytes(follow(schema.items)) ? [[name, { isList: true }]] : [];
  });
  return new Map(fields);
}

/** OpenAPI 3.0 has a format, 3.1 a media type of what is in no encoding. https://spec.openapis.org/oas/v3.1.1#working-with-binary-data */
function isBytes({ format, contentMediaType, contentEncoding }: JsonSchema): boolean {
  return format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined);
}

function listProperties(stated: unknown, follow: (schema: unknown) => JsonSchema): [string, unknown][] {
  const { allOf, properties } = follow(stated);
  const parts = Array.isArray(allOf) ? allOf.flatMap((part) => listProperties(part, follow)) : [];
  return [...parts, ...(isRecord(properties) ? Object.entries(properties) : [])];
}
