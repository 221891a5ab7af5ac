import { SCHEMA, SHARED } from './shared.js';

/** @import { Table } from './table.js' */

/** What a parameter, an item of one and a header say of their values, where later versions have a schema. */
const VALUE = `
  type:type format collectionFormat pattern:pattern items:items default:any enum:list minimum:number maximum:number
  multipleOf:number minLength:count maxLength:count minItems:count maxItems:count exclusiveMinimum:flag
  exclusiveMaximum:flag uniqueItems:flag`;

/**
 * Swagger 2.0, with `components`, where the bundler puts what is in other files. https://swagger.io/specification/v2/
 * @type {Table}
 */
export const SWAGGER = {
  ...SHARED,
  document: `
    swagger:name host basePath schemes:text[] consumes:text[] produces:text[] info:info paths:paths
    definitions:schema{} parameters:parameter{} responses:response{} securityDefinitions:security_scheme{}
    security:security_requirement[] tags:tag[] externalDocs:external_docs components:components`,
  components: 'schemas:schema{} parameters:parameter{} responses:response{}',
  info: 'title description termsOfService version:name contact:contact license:license',
  paths: '*:path',
  path: `
    $ref get:operation put:operation post:operation delete:operation options:operation head:operation patch:operation
    parameters:parameter[]`,
  operation: `
    tags:name[] summary description operationId consumes:text[] produces:text[] schemes:text[] deprecated:flag
    parameters:parameter[] responses:responses security:security_requirement[] externalDocs:external_docs`,
  parameter: `name:name in description required:flag allowEmptyValue:flag schema:schema ${VALUE}`,
  items: VALUE,
  header: `description ${VALUE}`,
  responses: '*:response',
  response: 'description schema:schema headers:header{} examples:object',
  tag: 'name:name description externalDocs:external_docs',
  'security scheme': 'type description name in flow authorizationUrl tokenUrl scopes:text{}',
  schema: SCHEMA.replace('discriminator:discriminator', 'discriminator'),
};
