import { METHODS } from '../../../document/reader.js';

/**
 * What becomes of each field of each object of a document. `shown` is on a page or decides what is on it. `published` is about the
 * document as a whole, or for generators: it is in the published file. `unsupported` is not shown on a page, which is reported to the author, for the
 * reason given. `where` is the place on the site.
 */
type ObjectFields = {
  where: string;
  shown?: string;
  published?: string;
  unsupported?: Record<string, string>;
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
    shown: 'security externalDocs info servers paths webhooks components tags',
    published: 'openapi $self jsonSchemaDialect',
  },
  info: {
    where: 'home page',
    shown: 'title summary description version termsOfService contact license',
  },
  server: {
    where: 'home page; the first in the address of each operation',
    shown: 'url name description variables',
  },
  'server variable': { where: 'home page', shown: 'default enum description' },
  components: {
    // What nothing refers to is on no page; the gates of the contract say so.
    where: 'where it is referred to; schemas under "Data types" as well',
    shown:
      'schemas callbacks mediaTypes responses parameters examples requestBodies headers securitySchemes links pathItems',
  },
  path: {
    where: 'page of each operation',
    shown: `$ref summary description ${METHODS.join(' ')} additionalOperations servers parameters`,
  },
  operation: {
    where: 'page of the operation; tags in the sidebar',
    shown:
      'tags summary description operationId deprecated security externalDocs callbacks parameters requestBody responses servers',
  },
  parameter: {
    where: 'row of a parameter',
    shown:
      'name in description required deprecated schema example style explode allowEmptyValue allowReserved examples content',
  },
  header: {
    where: 'row of a header',
    shown: 'description required deprecated schema example style explode examples content',
  },
  'request body': { where: 'section "Body"', shown: 'description required content' },
  'media type': {
    where: 'fields of a body or response; panel of the samples',
    shown: 'schema itemSchema example examples encoding',
    unsupported: { itemEncoding: POSITIONAL, prefixEncoding: POSITIONAL },
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
    shown: 'summary description headers content links',
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
    shown: 'defaultContentType tags externalDocs info servers channels operations components',
    published: 'asyncapi id',
  },
  info: {
    where: 'home page',
    shown: 'title description version termsOfService contact license tags externalDocs',
  },
  server: {
    where: 'home page; address of each channel',
    shown:
      'host pathname url protocol protocolVersion title summary description security bindings tags externalDocs variables',
  },
  'server variable': SERVER_VARIABLE,
  components: {
    where: 'where it is referred to; schemas under "Data types" as well',
    shown:
      'schemas operationTraits messageTraits correlationIds replyAddresses externalDocs tags securitySchemes serverBindings channelBindings operationBindings messageBindings servers channels operations messages parameters replies serverVariables',
  },
  channel: {
    where: 'page of the channel',
    shown: 'address title summary description servers bindings tags externalDocs messages parameters subscribe publish',
  },
  operation: {
    // Our own pages tell of messages; what others say of operations is part of the text about the channel.
    where: 'text of the channel; direction of each message',
    shown: 'action channel messages title summary description bindings traits security tags externalDocs message reply',
    published: 'operationId',
  },
  reply: {
    where: 'text of the channel, its messages',
    shown: 'channel messages address',
  },
  'reply address': { where: 'text of the channel', shown: 'location description' },
  message: {
    where: 'row of the message on the page of its channel',
    shown:
      'name messageId title summary description headers payload schemaFormat contentType examples traits oneOf tags correlationId bindings externalDocs',
  },
  parameter: { where: 'row of a parameter', shown: 'description enum default examples schema location' },
};
