import type { SchemaNode } from '../../../../src/model/schema.ts';
import type { Context } from '../context.ts';
import type { Located } from '../located.ts';
import { type FieldIds, fragmentPart } from './field-id.ts';

/** Requests leave out `readOnly` members, responses `writeOnly` ones. */
export type Direction = 'request' | 'response' | 'any';

/** Which part of a request or response a schema belongs to. `prefix` begins the fragments of its fields: `body`, `res-202`. */
export type SchemaLocation = { prefix: string; direction: Direction };

/** Where the walk through one schema is. */
export type Walk = {
  context: Context;
  direction: Direction;
  /** Beginning of the relative ids of the fields below: `-amount`, and nothing at the root. */
  prefix: string;
  ids: FieldIds;
  /** Pointers of the components that contain this schema. */
  active: readonly string[];
  depth: number;
  /** What the root may still show; `isCut` when something has not been shown, which has been reported to the author. */
  budget: { nodes: number; isCut?: true };
  /** Objects whose fields are still to be described: breadth first, so that a budget ends at what is deepest. */
  queue: (() => void)[];
  /** Describes what several schemas together say about one value. */
  describe(allLocated: Located[], walk: Walk): SchemaNode;
};

/** The walk below a name that is no field: an alternative, a tuple position, the values of a map. */
export function under(walk: Walk, name: string): Walk {
  return { ...walk, prefix: `${walk.prefix}-${fragmentPart(name)}` };
}
