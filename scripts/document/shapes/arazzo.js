import { SCHEMA, SHARED } from './shared.js';
/** @import { Table } from './table.js' */

/**
 * Arazzo 1.0 and 1.1. https://spec.openapis.org/arazzo/v1.0.1.html#schema
 * @type {Table}
 */
export const ARAZZO = {
  ...SHARED,
  document: 'arazzo:name $self@1.1 info:info sourceDescriptions:source[] workflows:workflow[] components:components',
  info: 'title summary description version:name',
  source: 'name url type',
  workflow: `
    workflowId summary description inputs:schema outputs@-1.0:text{} outputs@1.1:object dependsOn:text[] steps:step[] successActions:action[]
    failureActions:action[] parameters:step_parameter[]`,
  step: `
    stepId description operationId operationPath workflowId channelPath@1.1 action@1.1 correlationId@1.1
    parameters:step_parameter[] requestBody:step_body successCriteria:criterion[] onSuccess:action[]
    onFailure:action[] outputs@-1.0:text{} outputs@1.1:object timeout@1.1:number dependsOn@1.1:text[]`,
  'step parameter': 'name in reference value:any',
  'step body': 'contentType payload:any replacements:replacement[]',
  replacement: 'target targetSelectorType@1.1 value:any',
  criterion: 'context condition type:any',
  action: `
    name type workflowId stepId reference value:any retryAfter:number retryLimit:count criteria:criterion[]
    parameters@1.1:step_parameter[]`,
  components: 'inputs:schema{} parameters:step_parameter{} successActions:action{} failureActions:action{}',
  schema: SCHEMA,
};
