import type { Operation } from '../../model/operation.ts';
import type { JsonValue } from '../../model/schema.ts';
import { parseBody, printBody } from '../client/draft.ts';
import type { Draft } from '../provider/draft.ts';
import type { Choice, FieldRef } from '../provider/field.ts';
import type { Form } from './form.ts';
import { getAt, type JsonPath, setAt } from './json-path.ts';
import { findField } from './schema-field.ts';

/** A field without a value because there is nothing to choose from yet. `field` as in `details`: `holderId`, `path:cardId`. */
type MissingObject = { ref: FieldRef; field: string; preparation: string };

/** What Send creates first, as it also requests a token. */
export function findMissingObjects(draft: Draft, form: Form): MissingObject[] {
  const { operation, provider, call } = form;
  const find = (ref: FieldRef, field: string): MissingObject[] => {
    const list = provider.choices(ref, call);
    return list?.preparation && list.choices.length === 0 ? [{ ref, field, preparation: list.preparation.id }] : [];
  };
  const parameters = (['path', 'query'] as const).flatMap((location) =>
    operation.parameters[location]
      .filter(({ name, required }) => required && !draft.parameters[name])
      .flatMap(({ name }) => find({ location, path: [name] }, `${location}:${name}`)),
  );
  const blanks = listBlanks(parseBody(draft));
  return [...parameters, ...blanks.flatMap((path) => find({ location: 'body', path }, path.join('.')))];
}

/** Creates what is missing, by the calls that a program would make, and completes the form with it. */
export async function createMissingObjects(draft: Draft, form: Form): Promise<Draft> {
  const { operation, provider, call } = form;
  const missing = findMissingObjects(draft, form);
  for (const preparation of new Set(missing.map((one) => one.preparation))) await provider.prepare(preparation, call);
  const completed = missing.reduce(
    (latest, { ref }) => complete(latest, ref, provider.choices(ref, call)?.choices ?? []),
    draft,
  );
  return leaveOutOptional(operation, completed, missing);
}

function complete(draft: Draft, { location, path }: FieldRef, choices: Choice[]): Draft {
  const [first] = choices;
  const [name = ''] = path;
  if (!first) return draft;
  if (location !== 'body') return { ...draft, parameters: { ...draft.parameters, [name]: first.value } };
  const body = parseBody(draft);
  const value = Array.isArray(getAt(body, path)) ? choices.map((choice) => choice.value) : first.value;
  return { ...draft, body: printBody(setAt(body, path, value)) };
}

/** What is optional and still has no value is not sent: an empty one would break its pattern. */
function leaveOutOptional(operation: Operation, draft: Draft, missing: MissingObject[]): Draft {
  const body = parseBody(draft);
  const optional = missing.flatMap(({ ref: { location, path } }) =>
    location === 'body' && isBlank(getAt(body, path)) && !findField(operation, path)?.required ? [path] : [],
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
