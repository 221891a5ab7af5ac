import type { ProseNode } from '../../../../src/model/prose.ts';
import type { JsonValue, SchemaNode } from '../../../../src/model/schema.ts';
import type { Context } from '../context.ts';
import { exists, itemSpots, member, memberSpots, type Spot, textAt } from '../located.ts';
import { fragmentPart } from '../schema/field-id.ts';
import { describeSchema } from '../schema/schema.ts';

/** What is known of each value of an enumeration in one respect, by value. */
type EnumFact = { title: string; values: Map<string, ProseNode[]> };

/** A component of a document: all that it says, wherever it is used. */
export type DescribedType = { name: string; schema: SchemaNode; facts: EnumFact[] };

/** The component schemas by name, with the members of requests and of responses. Fragments begin with the name: `Card-status`. */
export function describeTypes(context: Context): DescribedType[] {
  const components = member({ value: context.root, pointer: '' }, 'components');
  return memberSpots(member(components, 'schemas')).map(([name, component]) => {
    const { pointer } = component;
    // By reference, so that a component inside itself is recognised.
    const spot = { value: { $ref: `#${pointer.replaceAll('%', '%25')}` }, pointer };
    return {
      name,
      schema: describeSchema(context, spot, { prefix: fragmentPart(name), direction: 'any' }),
      facts: memberSpots(member(component, 'x-enumFacts')).map(([key, fact]) => describeFact(context, key, fact)),
    };
  });
}

/** `{title, values: {visa: …}}`: texts are translated, numbers and lists are data. */
function describeFact(context: Context, key: string, spot: Spot): EnumFact {
  const values = memberSpots(member(spot, 'values')).map(([value, fact]): [string, ProseNode[]] => {
    const text = textAt(fact);
    return [value, text === undefined ? [dataText(fact)] : context.inline(text, fact.pointer)];
  });
  return { title: textAt(member(spot, 'title')) ?? key, values: new Map(values) };
}

function dataText(spot: Spot): string {
  const items: (JsonValue | undefined)[] = itemSpots(spot).map(({ value }) => value);
  return (items.length > 0 ? items : exists(spot) ? [spot.value] : []).map(String).join(', ');
}
