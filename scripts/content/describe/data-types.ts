import type { SchemaNode } from '../../../src/model/schema.ts';
import type { Context } from './context.ts';
import { fragmentPart } from './field-id.ts';
import { describeSchema } from './schema.ts';
import { member, memberSpots } from './spot.ts';

/** A component of a document: all that it says, wherever it is used. */
export type DescribedType = { name: string; schema: SchemaNode };

/** The component schemas by name, with the members of requests and of responses. Fragments begin with the name: `Card-status`. */
export function describeTypes(context: Context): DescribedType[] {
  const components = member({ value: context.root, pointer: '' }, 'components');
  return memberSpots(member(components, 'schemas')).map(([name, { pointer }]) => {
    // By reference, so that a component inside itself is recognised.
    const spot = { value: { $ref: `#${pointer.replaceAll('%', '%25')}` }, pointer };
    return { name, schema: describeSchema(context, spot, { prefix: fragmentPart(name), direction: 'any' }) };
  });
}
