import type { ProseNode } from '../../../../src/model/prose.ts';
import type { JsonValue, SchemaNode } from '../../../../src/model/schema.ts';
import type { Context } from '../context.ts';
import { exists, type Located, listItems, listMembers, member, textAt } from '../located.ts';
import { fragmentPart } from '../schema/field-id.ts';
import { describeSchema } from '../schema/schema.ts';

/** What is known of each value of an enumeration in one respect, by value. */
type EnumFact = { title: string; values: Map<string, ProseNode[]> };

/** A component of a document: all that it says, wherever it is used. */
export type DescribedType = { name: string; schema: SchemaNode; facts: EnumFact[] };

/** The component schemas by name, with the members of requests and of responses. Fragments begin with the name: `Card-status`. */
export function describeTypes(context: Context): DescribedType[] {
  const components = member(context.document.root, 'components');
  return listMembers(member(components, 'schemas')).map(([name, component]) => {
    const { pointer } = component;
    // By reference, so that a component inside itself is recognised.
    const located = { value: { $ref: `#${pointer.replaceAll('%', '%25')}` }, pointer };
    return {
      name,
      schema: describeSchema(context, located, { prefix: fragmentPart(name), direction: 'any' }),
      facts: listMembers(member(component, 'x-enumFacts')).map(([key, fact]) => describeFact(context, key, fact)),
    };
  });
}

/** `{title, values: {visa: …}}`: texts are translated, numbers and lists are data. */
function describeFact(context: Context, key: string, located: Located): EnumFact {
  const values = listMembers(member(located, 'values')).map(([value, fact]): [string, ProseNode[]] => {
    const text = textAt(fact);
    return [value, text === undefined ? [dataText(fact)] : context.inline(text, fact.pointer)];
  });
  return { title: textAt(member(located, 'title')) ?? key, values: new Map(values) };
}

function dataText(located: Located): string {
  const items: (JsonValue | undefined)[] = listItems(located).map(({ value }) => value);
  return (items.length > 0 ? items : exists(located) ? [located.value] : []).map(String).join(', ');
}
