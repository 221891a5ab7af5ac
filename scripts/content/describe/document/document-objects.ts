import { METHODS } from '../../../document/reader.js';

/**
 * What becomes of each field of each object of a document. `shown` is on a page or decides what is on it. `published` is about the
 * document as a whole, or for generators: it is in the published file. `unsupported` is not shown on a page, which is reported to the author, for the
 * reason given. `where` is the place on the site. `inside` names the objects that a field holds: one, a list `[]`, or a map by name `{}`.
 */
type ObjectFields = {
  where: string;
  shown?: string;
  published?: string;
  unsupported?: Record<string, string>;
  inside?: Record<string, string>;
};

export type DocumentObjects = Record<string, ObjectFields>;

const EXAMPLE: ObjectFields = {
  where: 'panel of the samples; an address of a file as a link',
  shown: 'summary description value dataValue serializedValue externalValue',
};

const SERVER_VARIABLE: ObjectFields = { where: 'home page', shown: 'default enum description examples' };

/** Parts of a multipart body that are known by their position. */
const POSITIONAL = 'Parts without a name have no row that could say it.';

/** OpenAPI 3.0 to 3.2. https://spec.openapis.org/oas/v3.1.1#schema-0 */
export const OPENAPI_OBJECTS: DocumentObjects = {
  document: {
    where: 'home page',
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
  info: {
    where: 'home page',
    shown: 'title summary description version termsOfService contact license',
  },
  server: {
    where: 'home page; the first in the address of each operation',
    shown: 'url name description',
    inside: { variables: 'server variable{}' },
  },
  'server variable': { where: 'home page', shown: 'default enum description' },
  components: {
    // What nothing refers to is on no page; the gates of the contract say so.
    where: 'where it is referred to; schemas under "Data types" as well',
    shown: 'schemas callbacks',
    inside: {
      mediaTypes: 'media type{}',
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
    where: 'page of each operation',
    shown: '$ref summary description',
    inside: {
      ...Object.fromEntries(METHODS.map((method) => [method, 'operation'])),
      additionalOperations: 'operation{}',
      servers: 'server[]',
      parameters: 'parameter[]',
    },
  },
  operation: {
    where: 'page of the operation; tags in the sidebar',
    shown: 'tags summary description operationId deprecated security externalDocs callbacks',
    inside: {
      parameters: 'parameter[]',
      requestBody: 'request body',
      responses: 'response{}',
      servers: 'server[]',
    },
  },
  parameter: {
    where: 'row of a parameter',
    shown: 'name in description required deprecated schema example style explode allowEmptyValue allowReserved',
    inside: { examples: 'example{}', content: 'media type{}' },
  },
  header: {
    where: 'row of a header',
    shown: 'description required deprecated schema example style explode',
    inside: { examples: 'example{}', content: 'media type{}' },
  },
  'request body': { where: 'section "Body"', shown: 'description required', inside: { content: 'media type{}' } },
  'media type': {
    where: 'fields of a body or response; panel of the samples',
    shown: 'schema itemSchema example',
    unsupported: { itemEncoding: POSITIONAL, prefixEncoding: POSITIONAL },
    inside: { examples: 'example{}', encoding: 'encoding{}' },
  },
  // How a field of a form is written.
  encoding: {
    where: 'row of a field of a form',
    shown: 'contentType style explode allowReserved headers',
    unsupported: {
      encoding: 'A form inside a part of a form: samples would be no requests that servers take.',
      itemEncoding: POSITIONAL,
      prefixEncoding: POSITIONAL,
    },
  },
  response: {
    where: 'section "Responses"',
    shown: 'summary description',
    inside: { headers: 'header{}', content: 'media type{}', links: 'link{}' },
  },
  // In a strict site, which value passes is worked out from the identifiers: decision 0072.
  link: {
    where: 'text and related operations of the operation that has the response',
    shown: 'operationId operationRef description parameters requestBody server',
  },
  example: EXAMPLE,
  tag: {
    where: 'sidebar, home page',
    shown: 'name summary description externalDocs parent',
    // What tools do with a tag, by a registry; a sidebar has them all.
    published: 'kind',
  },
  'security scheme': {
    where: 'home page; row of the header, key or cookie of an operation',
    shown: 'type description name in scheme bearerFormat flows openIdConnectUrl oauth2MetadataUrl deprecated',
  },
};

/** AsyncAPI 2.6 and 3.0. https://www.asyncapi.com/docs/reference/specification/v3.0.0 */
export const ASYNCAPI_OBJECTS: DocumentObjects = {
  document: {
    where: 'home page',
    shown: 'defaultContentType tags externalDocs',
    published: 'asyncapi id',
    inside: {
      info: 'info',
      servers: 'server{}',
      channels: 'channel{}',
      operations: 'operation{}',
      components: 'components',
    },
  },
  info: {
    where: 'home page',
    shown: 'title description version termsOfService contact license tags externalDocs',
  },
  server: {
    where: 'home page; address of each channel',
    shown: 'host pathname url protocol protocolVersion title summary description security bindings tags externalDocs',
    inside: { variables: 'server variable{}' },
  },
  'server variable': SERVER_VARIABLE,
  components: {
    where: 'where it is referred to; schemas under "Data types" as well',
    shown:
      'schemas operationTraits messageTraits correlationIds replyAddresses externalDocs tags securitySchemes serverBindings channelBindings operationBindings messageBindings',
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
    where: 'page of the channel',
    shown: 'address title summary description servers bindings tags externalDocs',
    inside: {
      messages: 'message{}',
      parameters: 'parameter{}',
      subscribe: 'operation',
      publish: 'operation',
    },
  },
  operation: {
    // Our own pages tell of messages; what others say of operations is part of the text about the channel.
    where: 'text of the channel; direction of each message',
    shown: 'action channel messages title summary description bindings traits security tags externalDocs',
    published: 'operationId',
    inside: { message: 'message', reply: 'reply' },
  },
  reply: {
    where: 'text of the channel, its messages',
    shown: 'channel messages',
    inside: { address: 'reply address' },
  },
  'reply address': { where: 'text of the channel', shown: 'location description' },
  message: {
    where: 'row of the message on the page of its channel',
    shown:
      'name messageId title summary description headers payload schemaFormat contentType examples traits oneOf tags correlationId bindings externalDocs',
  },
  parameter: { where: 'row of a parameter', shown: 'description enum default examples schema location' },
};
