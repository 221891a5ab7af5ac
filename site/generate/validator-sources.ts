import { valueAt } from '../../scripts/content/json/json-pointer.ts';
import { isObject, type JsonObject, members } from '../../scripts/content/json/json-value.ts';
import { toFragment } from '../../scripts/document/reference.js';
import { resolve } from '../../scripts/document/resolve.js';
import { type DescribedApi, type DocumentOperation, listOperations } from './operations.ts';

/** What one validator checks: a part of a document, or a schema put together from parts of it. */
export type ValidatorSource = { name: string; reference: string } | { name: string; schema: JsonObject };

/** `openCard.body`, `openCard.path`, `openCard.query`, `openCard.header`: what a request must look like. */
export function listRequestValidators(api: DescribedApi): ValidatorSource[] {
  return listOperations(api).flatMap((operation) => [
    ...bodyValidators(api, operation),
    ...(['path', 'query', 'header'] as const).map((location) => ({
      name: `${operation.id}.${location}`,
      schema: parametersSchema(api, operation, location),
    })),
  ]);
}

/** `openCard.202`, and `error` for every refusal: what a response must look like. */
export function listResponseValidators(api: DescribedApi): ValidatorSource[] {
  return listOperations(api).flatMap(({ id, path, operation }) =>
    members(operation.responses)
      .filter(([status]) => /^2\d\d$/.test(status))
      .map(([status]) => ({
        name: `${id}.${status}`,
        reference: referenceTo(api, [...path, 'responses', status, 'content', 'application/json', 'schema']),
      })),
  );
}

/** One for each frame, by the name of its schema: `WsAck`. */
export function listFrameValidators(api: DescribedApi, pattern: RegExp): ValidatorSource[] {
  const schemas = isObject(api.document.components) ? api.document.components.schemas : undefined;
  return members(schemas)
    .filter(([name]) => pattern.test(name))
    .map(([name]) => ({ name, reference: referenceTo(api, ['components', 'schemas', name]) }));
}

/** A choice of bodies gets one validator for each, so that the errors are those of the shape that was meant. */
function bodyValidators(api: DescribedApi, { id, path, operation }: DocumentOperation): ValidatorSource[] {
  if (!isObject(operation.requestBody)) return [];
  const requestBody = resolve(api.document, [...path, 'requestBody'], operation.requestBody);
  const schemaPath = [...requestBody.path, 'content', 'application/json', 'schema'];
  const schema = valueAt(api.document, schemaPath);
  const choices = isObject(schema) ? schema.oneOf : undefined;
  if (!Array.isArray(choices)) return [{ name: `${id}.body`, reference: referenceTo(api, schemaPath) }];
  return choices.map((_, index) => ({
    name: `${id}.body.${index}`,
    reference: referenceTo(api, [...schemaPath, 'oneOf', String(index)]),
  }));
}

function parametersSchema(api: DescribedApi, operation: DocumentOperation, location: string): JsonObject {
  const parameters = operation.parameters.filter((parameter) => parameter.in === location);
  return {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map(({ name, path }) => [name, { $ref: referenceTo(api, [...path, 'schema']) }]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: location === 'header',
  };
}

function referenceTo(api: DescribedApi, path: string[]): string {
  return `${api.id}:${toFragment(path)}`;
}
