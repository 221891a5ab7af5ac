/** Fields that the first version does not have, or that a later one dropped, by object and version: `3.1`, `to 2.6`. */
type FieldVersions = Record<string, Record<string, string>>;

/** After OpenAPI 3.0. https://github.com/OAI/OpenAPI-Specification/releases */
export const OPENAPI_VERSIONS: FieldVersions = {
  document: { '3.1': 'webhooks jsonSchemaDialect', '3.2': '$self' },
  info: { '3.1': 'summary' },
  server: { '3.2': 'name' },
  components: { '3.1': 'pathItems', '3.2': 'mediaTypes' },
  path: { '3.2': 'query additionalOperations' },
  'media type': { '3.2': 'itemSchema itemEncoding prefixEncoding' },
  encoding: { '3.2': 'encoding itemEncoding prefixEncoding' },
  response: { '3.2': 'summary' },
  example: { '3.2': 'dataValue serializedValue' },
  tag: { '3.2': 'summary parent kind' },
  'security scheme': { '3.2': 'oauth2MetadataUrl deprecated' },
};

/** After AsyncAPI 2.0. https://www.asyncapi.com/docs/migration/migrating-to-v3 */
export const ASYNCAPI_VERSIONS: FieldVersions = {
  document: { '3.0': 'operations', 'to 2.6': 'tags externalDocs' },
  info: { '3.0': 'tags externalDocs' },
  server: { '2.5': 'tags', '3.0': 'host pathname title summary externalDocs', 'to 2.6': 'url' },
  components: {
    '2.3': 'servers channels',
    '2.4': 'serverVariables',
    '3.0': 'operations replies replyAddresses externalDocs tags',
  },
  channel: {
    '2.2': 'servers',
    '3.0': 'address title summary messages tags externalDocs',
    'to 2.6': 'subscribe publish',
  },
  operation: {
    '2.4': 'security',
    '3.0': 'action channel title messages reply',
    'to 2.6': 'operationId message',
  },
  reply: { '3.0': 'channel messages address' },
  'reply address': { '3.0': 'location description' },
  message: { '2.4 to 2.6': 'messageId', 'to 2.6': 'schemaFormat oneOf' },
  parameter: { '3.0': 'enum default examples', 'to 2.6': 'schema' },
};

/** The version that brought a field, or the last that has it. */
export function getVersion(versions: FieldVersions, kind: string, name: string): string | undefined {
  const named = Object.entries(versions[kind] ?? {}).find(([, names]) => names.split(' ').includes(name));
  return named?.[0];
}
