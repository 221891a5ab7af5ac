import type { Operation } from '../../../../src/model/operation.ts';
import type { Field, JsonValue } from '../../../../src/model/schema.ts';
import { sampleOf } from '../sample.ts';

/** One request with real values, before it is written in a language. */
export type SampleRequest = {
  method: string;
  url: string;
  /** A value that must not be published is the name of an environment variable. */
  headers: { name: string; value: string; variable?: string }[];
  body?: JsonValue;
};

const SECRET_VARIABLES: Record<string, string> = { authorization: 'ACCESS_TOKEN', 'x-signature': 'SIGNATURE' };

/** The request that the first examples of an operation describe: required parameters, and those that have an example. */
export function exampleRequest({ method, path, servers, parameters, body }: Operation): SampleRequest {
  const filledPath = path.replace(/\{([^{}]+)\}/g, (template, name: string) => {
    const field = parameters.path.find((candidate) => candidate.name === name);
    return field ? encodeURIComponent(exampleText(field)) : template;
  });
  const query = parameters.query
    .filter(isShown)
    .map((field) => `${encodeURIComponent(field.name)}=${encodeURIComponent(exampleText(field))}`);
  const [content] = body?.contents ?? [];
  const headers = parameters.header.filter(isShown).map(headerOf);
  const hasContentType = headers.some(({ name }) => name.toLowerCase() === 'content-type');
  if (content && !hasContentType) headers.push({ name: 'Content-Type', value: content.mediaType });
  const address = (servers[0]?.url ?? '').replace(/\/$/, '') + filledPath;
  return {
    method,
    url: query.length > 0 ? `${address}?${query.join('&')}` : address,
    headers,
    body: content?.examples[0]?.value,
  };
}

function isShown({ required }: Field): boolean {
  return required;
}

function headerOf(field: Field): SampleRequest['headers'][number] {
  const variable = SECRET_VARIABLES[field.name.toLowerCase()];
  if (!variable) return { name: field.name, value: exampleText(field) };
  return { name: field.name, value: field.name === 'Authorization' ? 'Bearer ' : '', variable };
}

function exampleText({ schema }: Field): string {
  const value = sampleOf(schema);
  return typeof value === 'string' ? value : JSON.stringify(value);
}
