import { isObject, type JsonObject } from '../../json/json-value.ts';
import { type Context, getTarget, referenceName } from '../context.ts';
import { itemSpots, member, type Spot, textAt } from '../located.ts';

/** One plain schema object among those that together say what a value is. */
export type Part = {
  schema: JsonObject;
  spot: Spot;
  /** The nearer to the place of use, the lower; the text of the lowest rank is shown. */
  rank: number;
  /** Came through `allOf`. */
  isMember: boolean;
};

export type SchemaParts = {
  /** In the order in which their members are shown: what is extended first, then what extends it. */
  parts: Part[];
  /** Component that the whole schema is, when it is one. */
  name?: string;
  /** Pointers of all components entered, for finding recursion further down. */
  entered: string[];
  /** The place refers to a component that it is itself inside of. */
  isRecursive: boolean;
  /** The schema `false`: nothing is valid. */
  isNever: boolean;
};

/** More than any schema nests `allOf` and references. */
const RANKS_PER_SPOT = 100;

/**
 * Takes `$ref` and `allOf` apart. A display merge, not a validation merge: the parts are kept and read together, so that nothing
 * of one hides what another says (a closed member, a second description). Of several spots, the first is the nearest.
 */
export function collectParts(context: Context, spots: Spot[], active: readonly string[]): SchemaParts {
  const result: SchemaParts = { parts: [], entered: [], isRecursive: false, isNever: false };
  for (const [index, spot] of spots.entries()) {
    collect({ context, active, result }, spot, { rank: index * RANKS_PER_SPOT, isMember: false });
  }
  result.name = componentName(spots);
  return result;
}

type Collection = { context: Context; active: readonly string[]; result: SchemaParts };
type Way = { rank: number; isMember: boolean };

function collect(collection: Collection, spot: Spot, way: Way): void {
  const { value } = spot;
  if (value === false) collection.result.isNever = true;
  if (!isObject(value)) return;
  const reference = textAt(member(spot, '$ref'));
  if (reference !== undefined) enter(collection, reference, way);
  for (const child of itemSpots(member(spot, 'allOf')))
    collect(collection, child, { rank: way.rank + 1, isMember: true });
  const { $ref: _reference, allOf: _members, ...schema } = value;
  if (Object.keys(schema).length > 0) collection.result.parts.push({ schema, spot, ...way });
}

function enter(collection: Collection, reference: string, { rank, isMember }: Way): void {
  const { context, active, result } = collection;
  const target = getTarget(context, reference);
  if (result.entered.includes(target.pointer)) return;
  if (active.includes(target.pointer)) {
    // What a member of `allOf` repeats is already shown where it stands.
    if (!isMember) result.isRecursive = true;
    return;
  }
  result.entered.push(target.pointer);
  collect(collection, target, { rank: rank + 2, isMember });
}

/** `Card` for a reference to it, also with texts beside it; nothing for a composition of several. */
function componentName(spots: Spot[]): string | undefined {
  const names = new Set(spots.flatMap((spot) => spotName(spot) ?? []));
  return names.size === 1 ? [...names][0] : undefined;
}

function spotName(spot: Spot): string | undefined {
  const reference = textAt(member(spot, '$ref'));
  if (reference !== undefined) return referenceName(reference);
  const members = itemSpots(member(spot, 'allOf'));
  const references = members.flatMap((child) => textAt(member(child, '$ref')) ?? []);
  const isPlain = [spot, ...members].every(({ value }) => !isObject(value) || !('properties' in value));
  return references.length === 1 && references[0] && isPlain ? referenceName(references[0]) : undefined;
}
