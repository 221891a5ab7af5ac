import type { ReleaseChange } from '../../../src/model/release.ts';
import { type JsonPath, toPointer, valueAt } from '../../content/json/json-pointer.ts';
import { asString, isObject, type JsonObject, members } from '../../content/json/json-value.ts';
import { getOperations, openDocument } from '../../document/reader.js';
import type { ApiDiff } from '../diff/diff-apis.ts';

/** The changes of a document as a release records them. */
export function toReleaseChanges({ id, api, changes }: ApiDiff): ReleaseChange[] {
  const document = api?.document ?? {};
  const users = usersOfComponents(document);
  const all = changes.map(({ rating, kind, what, path }): ReleaseChange => {
    const operation = operationAt(document, path);
    const operations = operation ? [operation] : (users.get(toPointer(path.slice(0, 3))) ?? []);
    return { document: id, rating, kind, at: getPlace(document, path) || id, what, operations };
  });
  // A schema is compared once for what clients write and once for what they read.
  return [...new Map(all.map((change) => [JSON.stringify(change), change])).values()];
}

/** `openCard`, `Card.balance.currency`, `listen`: the nearest thing with a name of its own, and the fields below it. */
function getPlace(document: JsonObject, path: JsonPath): string {
  const [section, name = '', part = '', ...rest] = path.map(String);
  const operation = operationAt(document, path);
  if (operation) return operation;
  if (section === 'components') return [part, ...getFields(rest)].join('.');
  if (section === 'channels') return part === 'messages' && rest[0] !== undefined ? rest[0] : name;
  return section === 'operations' ? name : '';
}

function getFields(path: string[]): string[] {
  return path.filter((_name, index) => path[index - 1] === 'properties');
}

function operationAt(document: JsonObject, [section, address, method]: JsonPath): string | undefined {
  if (section !== 'paths' || address === undefined || method === undefined) return undefined;
  const operation = valueAt(document, [section, address, method]);
  return isObject(operation) ? asString(operation.operationId) : undefined;
}

/** Ids of the operations that a component reaches by a request or a successful response: `/components/schemas/Card` → `getCard`, … */
function usersOfComponents(document: JsonObject): Map<string, string[]> {
  const reader = openDocument(document);
  const users = new Map<string, string[]>();
  for (const { operation } of getOperations(document)) {
    const { responses, ...request } = operation;
    const successes = members(responses).filter(([status]) => status.startsWith('2'));
    const id = asString(operation.operationId);
    if (id === undefined) continue;
    const reached = reader.reached([{ value: { ...request, responses: Object.fromEntries(successes) } }]);
    for (const component of reached) users.set(component, [...(users.get(component) ?? []), id]);
  }
  return users;
}
