import { isObject, type JsonObject } from '../../json/json-value.ts';
import { type Context, getTarget, referenceName } from '../context.ts';
import { type Located, listItems, member, textAt } from '../located.ts';

/** One plain schema object among those that together say what a value is. */
export type Part = {
  schema: JsonObject;
  located: Located;
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
  /** A reference leads nowhere: of a document of others, of which that is a warning. */
  isUnknown: boolean;
};

/** More than any schema nests `allOf` and references. */
const RANKS_PER_PART = 100;

/**
 * Takes `$ref` and `allOf` apart. A display merge, not a validation merge: the parts are kept and read together, so that nothing
 * of one hides what another says (a closed member, a second description). Of several allLocated, the first is the nearest.
 */
export function collectParts(context: Context, allLocated: Located[], active: readonly string[]): SchemaParts {
  const result: SchemaParts = { parts: [], entered: [], isRecursive: false, isNever: false, isUnknown: false };
  for (const [index, located] of allLocated.entries()) {
    collect({ context, active, result }, located, { rank: index * RANKS_PER_PART, isMember: false });
  }
  result.name = componentName(allLocated);
  return result;
}

type Collection = { context: Context; active: readonly string[]; result: SchemaParts };
type Way = { rank: number; isMember: boolean };

function collect(collection: Collection, located: Located, way: Way): void {
  const { value } = located;
  if (value === false) collection.result.isNever = true;
  if (!isObject(value)) return;
  const reference = textAt(member(located, '$ref'));
  if (reference !== undefined) enter(collection, reference, way);
  for (const child of listItems(member(located, 'allOf')))
    collect(collection, child, { rank: way.rank + 1, isMember: true });
  const { $ref: _reference, allOf: _members, ...schema } = value;
  if (Object.keys(schema).length > 0) collection.result.parts.push({ schema, located, ...way });
}

function enter(collection: Collection, reference: string, { rank, isMember }: Way): void {
  const { context, active, result } = collection;
  const target = getTarget(context, reference);
  if (target.value === undefined) result.isUnknown = true;
  if (target.value === undefined || result.entered.includes(target.pointer)) return;
  if (active.includes(target.pointer)) {
    // What a member of `allOf` repeats is already shown where it is.
    if (!isMember) result.isRecursive = true;
    return;
  }
  result.entered.push(target.pointer);
  collect(collection, target, { rank: rank + 2, isMember });
}

/** `Card` for a reference to it, also with texts beside it; nothing for a composition of several. */
function componentName(allLocated: Located[]): string | undefined {
  const names = new Set(allLocated.flatMap((located) => locatedName(located) ?? []));
  return names.size === 1 ? [...names][0] : undefined;
}

function locatedName(located: Located): string | undefined {
  const reference = textAt(member(located, '$ref'));
  if (reference !== undefined) return referenceName(reference);
  const members = listItems(member(located, 'allOf'));
  const references = members.flatMap((child) => textAt(member(child, '$ref')) ?? []);
  const isPlain = [located, ...members].every(({ value }) => !isObject(value) || !('properties' in value));
  return references.length === 1 && references[0] && isPlain ? referenceName(references[0]) : undefined;
}
