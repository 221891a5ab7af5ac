import { SCHEMA, SHARED } from './shared.js';
/** @import { Table } from './table.js' */

/**
 * OpenAPI 3.0 to 3.2. https://spec.openapis.org/oas/v3.2.0#schema-0
 * @type {Table}
 */
export const OPENAPI = {
  ...SHARED,
  document: `
    openapi:name jsonSchemaDialect@3.1 $self@3.2 info:info servers:server[] paths:paths webhooks@3.1:path{}
    components:components security:security_requirement[] tags:tag[] externalDocs:external_docs`,
  info: 'title summary@3.1 description termsOfService version:name contact:contact license:license',
  license: 'name identifier@3.1 url',
  server: 'url name@3.2 description variables:server_variable{}',
  'server variable': 'enum:name[] default:name description',
  components: `
    schemas:schema{} responses:response{} parameters:parameter{} examples:example{} requestBodies:request_body{}
    headers:header{} securitySchemes:security_scheme{} links:link{} callbacks:callback{} pathItems@3.1:path{}
    mediaTypes@3.2:media_type{}`,
  paths: '*:path',
  path: `
    $ref summary description get:operation put:operation post:operation delete:operation options:operation
    head:operation patch:operation trace:operation query@3.2:operation additionalOperations@3.2:operation{}
    servers:server[] parameters:parameter[]`,
  operation: `
    tags:name[] summary description operationId deprecated:flag parameters:parameter[] requestBody:request_body
    responses:responses callbacks:callback{} security:security_requirement[] servers:server[]
    externalDocs:external_docs`,
  parameter: `
    name:name in description style required:flag deprecated:flag allowEmptyValue:flag explode:flag allowReserved:flag
    schema:schema example:any examples:example{} content:media_type{}`,
  header: `
    description style required:flag deprecated:flag explode:flag schema:schema example:any examples:example{}
    content:media_type{}`,
  'request body': 'description required:flag content:media_type{}',
  'media type': `
    schema:schema itemSchema@3.2:schema example:any examples:example{} encoding:encoding{} itemEncoding@3.2:encoding
    prefixEncoding@3.2:encoding[]`,
  encoding: `
    contentType style explode:flag allowReserved:flag headers:header{} encoding@3.2:encoding{}
    itemEncoding@3.2:encoding prefixEncoding@3.2:encoding[]`,
  responses: '*:response',
  response: 'summary@3.2 description headers:header{} content:media_type{} links:link{}',
  callback: '*:path',
  example: 'summary description serializedValue@3.2 externalValue value:any dataValue@3.2:any',
  link: 'operationId operationRef description parameters:object requestBody:any server:server',
  tag: 'name:name summary@3.2 description parent@3.2 kind@3.2 externalDocs:external_docs',
  'security scheme': `
    type description name in scheme bearerFormat openIdConnectUrl oauth2MetadataUrl@3.2 deprecated@3.2:flag
    flows:flows`,
  flows: 'implicit:flow password:flow clientCredentials:flow authorizationCode:flow deviceAuthorization@3.2:flow',
  flow: 'authorizationUrl deviceAuthorizationUrl@3.2 tokenUrl refreshUrl scopes:text{}',
  discriminator: 'propertyName defaultMapping@3.2 mapping:text{}',
  schema: SCHEMA,
};
