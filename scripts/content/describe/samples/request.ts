import type { Operation } from '../../../../src/model/operation.ts';
import type { Field, JsonValue } from '../../../../src/model/schema.ts';
import { sampleOf } from '../sample.ts';

/** A header or query parameter. A secret is not written out: `variable` names the environment variable that follows `value`. */
export type SampleValue = { name: string; value: string; variable?: string };

/** One request with real values, before it is written in a language. */
export type SampleRequest = {
  method: string;
  /** Server and filled path. */
  url: string;
  /** Secrets last; values are not yet percent-encoded, the content of variables is. */
  query: SampleValue[];
  headers: SampleValue[];
  body?: JsonValue;
};

/** The request that the first examples of an operation describe, with the parameters that it requires. */
export function exampleRequest({ method, path, servers, parameters, body }: Operation): SampleRequest {
  const [content] = body?.contents ?? [];
  const headers = parameters.header.filter(({ required }) => required).map(headerValue);
  const hasContentType = headers.some(({ name }) => name.toLowerCase() === 'content-type');
  if (content && !hasContentType) headers.push({ name: 'Content-Type', value: content.mediaType });
  return {
    method,
    url: (servers[0]?.url ?? '').replace(/\/$/, '') + fillPath(path, parameters.path),
    query: secretsLast(parameters.query.filter(({ required }) => required).map(queryValue)),
    headers,
    body: content?.examples[0]?.value,
  };
}

function fillPath(path: string, fields: Field[]): string {
  return path.replace(/\{([^{}]+)\}/g, (template, name: string) => {
    const field = fields.find((candidate) => candidate.name === name);
    return field ? encodeURIComponent(exampleText(field)) : template;
  });
}

function headerValue(field: Field): SampleValue {
  if (field.name === 'Authorization') return { name: field.name, value: 'Bearer ', variable: 'ACCESS_TOKEN' };
  if (field.schema.secret)
    return { name: field.name, value: '', variable: variableName(field.name.replace(/^X-/i, '')) };
  return { name: field.name, value: exampleText(field) };
}

function queryValue(field: Field): SampleValue {
  if (field.schema.secret) return { name: field.name, value: '', variable: `ENCODED_${variableName(field.name)}` };
  return { name: field.name, value: exampleText(field) };
}

function variableName(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
}

function secretsLast(values: SampleValue[]): SampleValue[] {
  return [...values.filter(({ variable }) => !variable), ...values.filter(({ variable }) => variable)];
}

function exampleText({ schema }: Field): string {
  const value = sampleOf(schema);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
