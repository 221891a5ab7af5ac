import { isObject, type JsonValue, members } from '../../content/read/json-value.ts';
import { operationsOf } from './operations.ts';
import { resolve } from './resolve.ts';
import type { Finding, Rule } from './rule.ts';

/** Every JSON body that an operation takes or returns on success has an example named `success`. */
export const successExample: Rule = (document) =>
  operationsOf(document).flatMap(({ path, operation }) => {
    const bodies: [string[], JsonValue | undefined][] = [
      [[...path, 'requestBody'], operation.requestBody],
      ...members(operation.responses)
        .filter(([status]) => status.startsWith('2'))
        .map(([status, response]): [string[], JsonValue] => [[...path, 'responses', status], response]),
    ];
    return bodies.flatMap(([at, body]) => {
      const { value } = resolve(document, at, body);
      const content = isObject(value) ? members(value.content) : [];
      return content
        .filter(([, media]) => !hasSuccess(media))
        .map(
          ([type]): Finding => ({ path: [...at, 'content', type], message: 'There is no example named "success".' }),
        );
    });
  });

function hasSuccess(media: JsonValue): boolean {
  return isObject(media) && isObject(media.examples) && Object.hasOwn(media.examples, 'success');
}
