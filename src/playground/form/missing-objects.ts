import { type ChoiceList, listChoices, type Preparation } from '../../merchant/fields/choices.ts';
import { type CallSource, prepare } from '../../merchant/fields/prepare.ts';
import type { Operation } from '../../model/operation.ts';
import type { JsonValue } from '../../model/schema.ts';
import { type Draft, parseBody, printBody } from '../client/draft.ts';
import type { Exchange } from '../client/exchange.ts';
import { getAt, type JsonPath, setAt } from './json-path.ts';
import { findField } from './schema-field.ts';

/** A field without a value because the sandbox has nothing to choose from yet. `field` as in `details`: `holderId`, `path:cardId`. */
type MissingObject = { field: string; name: string; path?: JsonPath; preparation: Preparation };

type Context = Omit<Parameters<typeof listChoices>[1], 'operationId'>;

/** What Send creates first, as it also requests a token. */
export function findMissingObjects(operation: Operation, draft: Draft, context: Context): MissingObject[] {
  const find = (name: string, found: Pick<MissingObject, 'field' | 'path'>): MissingObject[] => {
    const list = listChoices(name, { operationId: operation.id, ...context });
    return list?.preparation && list.choices.length === 0 ? [{ ...found, name, preparation: list.preparation }] : [];
  };
  const parameters = (['path', 'query'] as const).flatMap((location) =>
    operation.parameters[location]
      .filter(({ name, required }) => required && !draft.parameters[name])
      .flatMap(({ name }) => find(name, { field: `${location}:${name}` })),
  );
  const blanks = listBlanks(parseBody(draft));
  return [...parameters, ...blanks.flatMap((path) => find(path.at(-1) ?? '', { field: path.join('.'), path }))];
}

/** Creates what is missing, by the calls that a program would make, and completes the form with it. */
export async function createMissingObjects(
  operation: Operation,
  draft: Draft,
  source: CallSource,
): Promise<{ draft: Draft; calls: Exchange[] }> {
  const { provider, locale } = source;
  const missing = findMissingObjects(operation, draft, { state: provider.getState(), locale });
  const calls: Exchange[] = [];
  for (const preparation of new Set(missing.map((one) => one.preparation)))
    calls.push(...(await prepare(preparation, source)));
  const completed = missing.reduce((latest, { name, path }) => {
    const list = listChoices(name, { operationId: operation.id, state: provider.getState(), locale });
    return list ? complete(latest, { name, path, list }) : latest;
  }, draft);
  return { draft: leaveOutOptional(operation, completed, missing), calls };
}

type Found = Pick<MissingObject, 'name'> & { path: JsonPath | undefined; list: ChoiceList };

function complete(draft: Draft, { name, path, list: { choices } }: Found): Draft {
  const [first] = choices;
  if (!first) return draft;
  if (!path) return { ...draft, parameters: { ...draft.parameters, [name]: first.value } };
  const body = parseBody(draft);
  const value = Array.isArray(getAt(body, path)) ? choices.map((choice) => choice.value) : first.value;
  return { ...draft, body: printBody(setAt(body, path, value)) };
}

/** What is optional and still has no value is not sent: an empty one would break its pattern. */
function leaveOutOptional(operation: Operation, draft: Draft, missing: MissingObject[]): Draft {
  const body = parseBody(draft);
  const optional = missing.flatMap(({ path }) =>
    path && isBlank(getAt(body, path)) && !findField(operation, path)?.required ? [path] : [],
  );
  if (body === undefined || optional.length === 0) return draft;
  return { ...draft, body: printBody(optional.reduce((value, path) => setAt(value, path, undefined), body)) };
}

function listBlanks(value: JsonValue | undefined, path: JsonPath = []): JsonPath[] {
  if (isBlank(value)) return [path];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => listBlanks(member, [...path, name]));
}

function isBlank(value: JsonValue | undefined): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}
