import { isObject, type JsonObject, type JsonValue, members } from '../../content/read/json-value.ts';
import { operationsOf } from './operations.ts';
import { resolve } from './resolve.ts';
import type { Finding, Rule } from './rule.ts';

type Media = { path: string[]; names: string[] };

/**
 * Every operation shows its good case under the name `success`: the body that it takes, and the answer. A second
 * successful answer (200 beside 201) has an example under a name of its own.
 */
export const successExample: Rule = (document) =>
  operationsOf(document).flatMap(({ path, operation }): Finding[] => {
    const request = mediaOf(document, [...path, 'requestBody'], operation.requestBody);
    const answers = members(operation.responses)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([status, response]) => mediaOf(document, [...path, 'responses', status], response));
    const isSuccessShown = answers.length === 0 || answers.some(({ names }) => names.includes('success'));
    return [
      ...request.filter(({ names }) => !names.includes('success')).map(withoutSuccess),
      ...answers
        .filter(({ names }) => names.length === 0)
        .map((media) => ({ path: media.path, message: 'There is no named example.' })),
      ...(isSuccessShown ? [] : answers.slice(0, 1).map(withoutSuccess)),
    ];
  });

function withoutSuccess({ path }: Media): Finding {
  return { path, message: 'There is no example named "success".' };
}

function mediaOf(document: JsonObject, path: string[], body: JsonValue | undefined): Media[] {
  const { value } = resolve(document, path, body);
  return members(isObject(value) ? value.content : undefined).map(([type, media]) => ({
    path: [...path, 'content', type],
    names: isObject(media) ? members(media.examples).map(([name]) => name) : [],
  }));
}
