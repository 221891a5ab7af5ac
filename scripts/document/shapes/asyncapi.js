import { SCHEMA, SHARED } from './shared.js';

/** @import { Table } from './table.js' */

// What operations and messages have in common with their traits.
const OPERATION = `
  operationId@-2.6 title@3.0 summary description security@2.4-2.6:security_requirement[] security@3.0:security_scheme[]
  bindings:bindings tags:tag[] externalDocs:external_docs`;
const MESSAGE = `
  name messageId@2.4-2.6 title summary description schemaFormat@-2.6 contentType headers:schema
  correlationId:correlation_id examples:message_example[] bindings:bindings tags:tag[] externalDocs:external_docs`;

/**
 * AsyncAPI 2.0 to 3.1. https://www.asyncapi.com/docs/reference/specification/v3.0.0
 * @type {Table}
 */
export const ASYNCAPI = {
  ...SHARED,
  document: `
    asyncapi:name id defaultContentType info:info servers:server{} channels:channels operations@3.0:operation{}
    components:components tags@-2.6:tag[] externalDocs@-2.6:external_docs`,
  info: `
    title description termsOfService version:name contact:contact license:license tags@3.0:tag[]
    externalDocs@3.0:external_docs`,
  server: `
    host@3.0 pathname@3.0 url@-2.6 protocol title@3.0 summary@3.0 description protocolVersion:name
    variables:server_variable{} security@-2.6:security_requirement[] security@3.0:security_scheme[] bindings:bindings
    tags@2.5:tag[] externalDocs@3.0:external_docs`,
  'server variable': 'enum:name[] examples:name[] default:name description',
  components: `
    schemas:payload{} servers@2.3:server{} channels@2.3:channel{} operations@3.0:operation{} messages:message{}
    parameters:parameter{} replies@3.0:reply{} replyAddresses@3.0:reply_address{}
    serverVariables@2.4:server_variable{} operationTraits:operation_trait{} messageTraits:message_trait{}
    correlationIds:correlation_id{} securitySchemes:security_scheme{} serverBindings:bindings{}
    channelBindings:bindings{} operationBindings:bindings{} messageBindings:bindings{}
    externalDocs@3.0:external_docs{} tags@3.0:tag{}`,
  channels: '*:channel',
  channel: `
    address@3.0:address title@3.0 summary@3.0 description servers@2.2-2.6:text[] servers@3.0:server[]
    messages@3.0:message{} parameters:parameter{} subscribe@-2.6:operation publish@-2.6:operation bindings:bindings
    tags@3.0:tag[] externalDocs@3.0:external_docs`,
  operation: `
    action@3.0 channel@3.0:channel message@-2.6:message messages@3.0:message[] reply@3.0:reply traits:operation_trait[]
    ${OPERATION}`,
  'operation trait': OPERATION,
  reply: 'channel@3.0:channel messages@3.0:message[] address@3.0:reply_address',
  'reply address': 'location@3.0 description@3.0',
  message: `payload:payload oneOf@-2.6:message[] traits:message_trait[] ${MESSAGE}`,
  'message trait': MESSAGE,
  'message example': 'name@2.1 summary@2.1 payload:any headers:object *:any',
  'correlation id': 'location description',
  parameter: 'description location enum@3.0:name[] examples@3.0:name[] default@3.0:name schema@-2.6:payload',
  bindings: '*:object',
  tag: 'name:name description externalDocs:external_docs',
  'security scheme': 'type description name in scheme bearerFormat openIdConnectUrl flows:flows scopes@3.0:text[]',
  flows: 'implicit:flow password:flow clientCredentials:flow authorizationCode:flow',
  flow: 'authorizationUrl tokenUrl refreshUrl scopes@-2.6:text{} availableScopes@3.0:text{}',
  schema: SCHEMA.replace('discriminator:discriminator', 'discriminator'),
};
