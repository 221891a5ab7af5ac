import { METHODS } from './methods.ts';

/**
 * What becomes of each field of each object of a document. `shown` is on a page or decides what is on it. `published` is about the
 * document as a whole, or for generators: it is in the published file. `unsupported` is not shown on a page, which is reported to the author.
 * `inside` names the objects that a field holds: one, a list `[]`, or a map by name `{}`.
 */
type ObjectFields = { shown?: string; published?: string; unsupported?: string; inside?: Record<string, string> };

export type DocumentObjects = Record<string, ObjectFields>;

const EXAMPLE: ObjectFields = {
  shown: 'summary description value dataValue serializedValue',
  unsupported: 'externalValue',
};

const SERVER_VARIABLE: ObjectFields = { shown: 'default enum description', unsupported: 'examples' };

/** OpenAPI 3.0 to 3.2. https://spec.openapis.org/oas/v3.1.1#schema-0 */
export const OPENAPI_OBJECTS: DocumentObjects = {
  document: {
    shown: 'security externalDocs',
    published: 'openapi $self jsonSchemaDialect',
    inside: {
      info: 'info',
      servers: 'server[]',
      paths: 'path{}',
      webhooks: 'path{}',
      components: 'components',
      tags: 'tag[]',
    },
  },
  info: { shown: 'title description version termsOfService contact license', published: 'summary' },
  server: { shown: 'url name description', inside: { variables: 'server variable{}' } },
  'server variable': { shown: 'default enum description' },
  components: {
    // What nothing refers to is on no page; the gates of the contract say so.
    shown: 'schemas callbacks',
    unsupported: 'mediaTypes',
    inside: {
      responses: 'response{}',
      parameters: 'parameter{}',
      examples: 'example{}',
      requestBodies: 'request body{}',
      headers: 'header{}',
      securitySchemes: 'security scheme{}',
      links: 'link{}',
      pathItems: 'path{}',
    },
  },
  path: {
    shown: '$ref summary description',
    inside: {
      ...Object.fromEntries(METHODS.map((method) => [method, 'operation'])),
      additionalOperations: 'operation{}',
      servers: 'server[]',
      parameters: 'parameter[]',
    },
  },
  operation: {
    shown: 'tags summary description operationId deprecated security externalDocs callbacks',
    inside: {
      parameters: 'parameter[]',
      requestBody: 'request body',
      responses: 'response{}',
      servers: 'server[]',
    },
  },
  parameter: {
    shown: 'name in description required deprecated schema example style explode',
    unsupported: 'allowEmptyValue allowReserved',
    inside: { examples: 'example{}', content: 'media type{}' },
  },
  header: {
    shown: 'description required deprecated schema example style explode',
    inside: { examples: 'example{}', content: 'media type{}' },
  },
  'request body': { shown: 'description required', inside: { content: 'media type{}' } },
  'media type': {
    shown: 'schema itemSchema example',
    unsupported: 'itemEncoding prefixEncoding',
    inside: { examples: 'example{}', encoding: 'encoding{}' },
  },
  // How a field of a form is written.
  encoding: {
    shown: 'contentType style explode allowReserved',
    unsupported: 'headers encoding itemEncoding prefixEncoding',
  },
  response: {
    shown: 'description',
    unsupported: 'summary',
    inside: { headers: 'header{}', content: 'media type{}', links: 'link{}' },
  },
  // Which value passes is worked out from the identifiers: decision 0072.
  link: {
    shown: 'operationId operationRef description',
    published: 'parameters',
    unsupported: 'requestBody server',
  },
  example: EXAMPLE,
  tag: { shown: 'name summary description externalDocs parent', unsupported: 'kind' },
  'security scheme': {
    shown: 'type description name in scheme bearerFormat flows openIdConnectUrl deprecated',
    unsupported: 'oauth2MetadataUrl',
  },
};

const ASYNC_COMMON = 'tags externalDocs';

/** AsyncAPI 2.6 and 3.0. https://www.asyncapi.com/docs/reference/specification/v3.0.0 */
export const ASYNCAPI_OBJECTS: DocumentObjects = {
  document: {
    published: 'asyncapi id defaultContentType',
    unsupported: ASYNC_COMMON,
    inside: {
      info: 'info',
      servers: 'server{}',
      channels: 'channel{}',
      operations: 'operation{}',
      components: 'components',
    },
  },
  info: {
    shown: 'title description version termsOfService contact license',
    unsupported: ASYNC_COMMON,
  },
  server: {
    shown: 'host pathname url protocol description security',
    unsupported: `protocolVersion title summary bindings ${ASYNC_COMMON}`,
    inside: { variables: 'server variable{}' },
  },
  'server variable': SERVER_VARIABLE,
  components: {
    shown:
      'schemas operationTraits messageTraits correlationIds replyAddresses externalDocs tags securitySchemes channelBindings operationBindings messageBindings',
    unsupported: 'serverBindings',
    inside: {
      servers: 'server{}',
      channels: 'channel{}',
      operations: 'operation{}',
      messages: 'message{}',
      parameters: 'parameter{}',
      replies: 'reply{}',
      serverVariables: 'server variable{}',
    },
  },
  channel: {
    shown: 'address title summary description servers bindings',
    unsupported: ASYNC_COMMON,
    inside: {
      messages: 'message{}',
      parameters: 'parameter{}',
      subscribe: 'operation',
      publish: 'operation',
    },
  },
  operation: {
    // Our own pages tell of messages; what others say of operations is part of the text about the channel.
    shown: 'action channel messages title summary description bindings traits',
    published: 'operationId',
    unsupported: `security ${ASYNC_COMMON}`,
    inside: { message: 'message', reply: 'reply' },
  },
  reply: { shown: 'channel messages', inside: { address: 'reply address' } },
  'reply address': { shown: 'location description' },
  message: {
    shown:
      'name messageId title summary description headers payload schemaFormat examples traits oneOf tags correlationId bindings',
    published: 'contentType',
    unsupported: ASYNC_COMMON,
  },
  parameter: { shown: 'description enum default examples schema', unsupported: 'location' },
};
