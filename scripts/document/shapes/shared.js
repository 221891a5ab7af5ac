/** @import { Table } from './table.js' */

/** Keywords of JSON Schema draft 4 to 2020-12 and of OpenAPI. A schema may have others. */
export const SCHEMA = `
  title description format contentMediaType contentEncoding $id $schema $anchor $comment $dynamicRef $dynamicAnchor
  nullable:flag deprecated:flag readOnly:flag writeOnly:flag uniqueItems:flag minimum:number maximum:number
  multipleOf:number exclusiveMinimum:limit exclusiveMaximum:limit minLength:count maxLength:count minItems:count
  maxItems:count minProperties:count maxProperties:count minContains:count maxContains:count type:type required:names
  pattern:pattern enum:list examples:list const:any default:any example:any items:schema additionalItems:schema
  contains:schema additionalProperties:schema unevaluatedItems:schema unevaluatedProperties:schema
  propertyNames:schema contentSchema:schema not:schema if:schema then:schema else:schema allOf:schema[] oneOf:schema[]
  anyOf:schema[] prefixItems:schema[] properties:schema{} patternProperties:schema{} $defs:schema{}
  definitions:schema{} dependentSchemas:schema{} dependentRequired:names{} discriminator:discriminator xml:xml
  externalDocs:external_docs`;

/**
 * Objects that OpenAPI 2 and 3 and AsyncAPI have alike.
 * @type {Table}
 */
export const SHARED = {
  contact: 'name url email',
  license: 'name url',
  'external docs': 'description url',
  'security requirement': '*:text[]',
  xml: 'name namespace prefix nodeType@3.2 attribute:flag wrapped:flag',
};
