import type { JsonValue } from '../../../../src/model/schema.ts';
import { isObject } from '../../json/json-value.ts';
import { type Located, listItems, listMembers, member, stringAt, textAt } from '../located.ts';

/** A value of an example by where it is: `openCard.success/data/orderId`, `deposit.confirmed.success/data/amount/value`. */
export type ExampleValue = { path: string; text: string };

/** Every text and number of the examples of a document, those of the messages of a channel included. */
export function listExampleValues(root: Located): ExampleValue[] {
  const components = member(root, 'components');
  return [
    ...listMembers(member(components, 'examples')).flatMap(([name, located]) =>
      getLeaves(member(located, 'value').value, name),
    ),
    ...listMembers(member(components, 'messages')).flatMap(([key, message]) =>
      listItems(member(message, 'examples')).flatMap((located) =>
        getLeaves(
          member(located, 'payload').value,
          `${textAt(member(message, 'name')) ?? key}.${stringAt(member(located, 'name'))}`,
        ),
      ),
    ),
  ];
}

function getLeaves(value: JsonValue | undefined, path: string): ExampleValue[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => getLeaves(item, `${path}/${index}`));
  if (isObject(value)) return Object.entries(value).flatMap(([name, item]) => getLeaves(item, `${path}/${name}`));
  return typeof value === 'string' || typeof value === 'number' ? [{ path, text: String(value) }] : [];
}
