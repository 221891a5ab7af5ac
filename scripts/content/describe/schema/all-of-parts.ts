import { referenceName } from '../../../../packages/base/json/pointer.js';
import { isObject, type JsonObject } from '../../json/json-value.ts';
import type { Context } from '../context.ts';
import { type Located, listItems, member, textAt } from '../located.ts';
import { withTable } from './constant-options.ts';
import { isNullSchema } from './null-schema.ts';

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
  /** Those of them that came through `allOf`. */
  bases: string[];
  /** The place refers to a component that it is itself inside of. */
  isRecursive: boolean;
  /** Components that it extends and is itself inside of. */
  repeated: string[];
  /** The schema `false`: nothing is valid. */
  isNever: boolean;
  /** A reference leads nowhere: of a third-party document, of which that is a warning. */
  isUnknown: boolean;
};

/** More than any schema nests `allOf` and references. */
const RANKS_PER_PART = 100;
/** References beyond this rank are not followed; each adds two. */
const MAX_RANK = 96;

/**
 * Takes `$ref` and `allOf` apart. A display merge, not a validation merge: the parts are kept and read together, so that nothing
 * of one hides what another says (a closed member, a second description). Of several allLocated, the first is the nearest.
 */
export function collectParts(context: Context, allLocated: Located[], active: readonly string[]): SchemaParts {
  const result: SchemaParts = {
    ...{ parts: [], entered: [], bases: [], repeated: [] },
    ...{ isRecursive: false, isNever: false, isUnknown: false },
  };
  for (const [index, located] of allLocated.entries()) {
    collect({ context, active, result }, located, { rank: index * RANKS_PER_PART, isMember: false });
  }
  result.name = componentName(allLocated, context);
  // A reference with words beside it, which 3.0 writes as an `allOf` of one.
  if (result.name !== undefined && result.repeated.includes(result.name)) result.isRecursive = true;
  return result;
}

type Collection = { context: Context; active: readonly string[]; result: SchemaParts };
type Way = { rank: number; isMember: boolean };

function collect(collection: Collection, given: Located, way: Way): void {
  const located = withTable(given);
  const { value } = located;
  if (value === false) collection.result.isNever = true;
  if (!isObject(value)) return;
  const reference = textAt(member(located, '$ref'));
  if (reference !== undefined) enter(collection, reference, way);
  for (const child of listItems(member(located, 'allOf')))
    collect(collection, child, { rank: way.rank + 1, isMember: true });
  const { $ref: _reference, allOf: _members, ...stated } = value;
  const schema = reference === undefined ? stated : withoutIgnored(collection.context, stated);
  if (Object.keys(schema).length > 0) collection.result.parts.push({ schema, located, ...way });
}

/**
 * What is beside a reference: OpenAPI 3.0 ignores it. Its texts and marks are plain all the same, its type is not, because the reference says another.
 * https://spec.openapis.org/oas/v3.0.3#reference-object
 */
function withoutIgnored({ document: { root } }: Context, stated: JsonObject): JsonObject {
  if (!textAt(member(root, 'openapi'))?.startsWith('3.0')) return stated;
  const { type: _type, ...rest } = stated;
  return rest;
}

function enter(collection: Collection, reference: string, { rank, isMember }: Way): void {
  const { context, active, result } = collection;
  const target = context.document.target(reference);
  if (target.value === undefined) result.isUnknown = true;
  if (target.value === undefined || result.entered.includes(target.pointer)) return;
  if (rank % RANKS_PER_PART >= MAX_RANK) {
    result.isUnknown = true;
    warnOfDepth(context, target);
    return;
  }
  if (isInside(active, target.pointer, isMember)) {
    // What a member of `allOf` repeats is already shown where it is.
    if (!isMember) result.isRecursive = true;
    else result.repeated.push(referenceName(reference));
    return;
  }
  result.entered.push(target.pointer);
  if (isMember) result.bases.push(target.pointer);
  collect(collection, target, { rank: rank + 2, isMember });
}

/** As which `active` has a component that a type extends: another type inside it may extend it as well, and has its fields. */
const BASE = 'base of ';

/** How often a type may extend a base inside of another that does: below, a base that holds types of its own kind would have no end. */
const MAX_BASES = 2;

function isInside(active: readonly string[], pointer: string, isMember: boolean): boolean {
  if (active.includes(pointer)) return true;
  const bases = active.filter((one) => one === BASE + pointer).length;
  return isMember ? bases >= MAX_BASES : bases > 0;
}

/** The components that what is inside a value is inside of. */
export function listActive({ entered, bases }: SchemaParts): string[] {
  return entered.map((pointer) => (bases.includes(pointer) ? BASE + pointer : pointer));
}

/** Whether the place of use decides what a schema is: one of its components is around it. */
export function isPlaced({ entered }: SchemaParts, active: readonly string[]): boolean {
  return entered.some((pointer) => active.includes(pointer) || active.includes(BASE + pointer));
}

/** Once for each document: what is below would be reported again from each of its levels. */
function warnOfDepth(context: Context, { pointer }: Located): void {
  const message = `schemas extend each other through more than ${MAX_RANK / 2} references: the rest is not shown`;
  context.memoise('depth of references', () =>
    context.warn(pointer, message, 'Refer to the last schema of the chain.'),
  );
}

/**
 * `Card` for a reference to it, also with texts beside it; nothing for a composition of several. In a third-party document what a component and more
 * say together has no name either: where it is cut, the page of the component would show less.
 */
function componentName(allLocated: Located[], { isLenient }: Context): string | undefined {
  if (isLenient && allLocated.some((located) => locatedName(located, isLenient) === undefined && hasInside(located)))
    return undefined;
  const names = new Set(allLocated.flatMap((located) => locatedName(located, isLenient) ?? []));
  return names.size === 1 ? [...names][0] : undefined;
}

function locatedName(located: Located, isLenient: boolean): string | undefined {
  const reference = textAt(member(located, '$ref'));
  const members = listItems(member(located, 'allOf'));
  if (reference !== undefined && !isLenient) return referenceName(reference);
  const references = [reference ?? [], ...members.map((child) => textAt(member(child, '$ref')) ?? [])].flat();
  const inside = isLenient ? INSIDE : ['properties'];
  const isPlain = [located, ...members].every(({ value }) => !isObject(value) || !inside.some((name) => name in value));
  return references.length === 1 && references[0] && isPlain ? referenceName(references[0]) : undefined;
}

const INSIDE = ['properties', 'patternProperties', 'items', 'prefixItems', 'oneOf', 'anyOf'];

/** Whether a schema says itself what is inside a value. A choice between one thing and `null` says only that. */
function hasInside(located: Located): boolean {
  const { value } = located;
  if (!isObject(value) || !['allOf', ...INSIDE].some((name) => name in value)) return false;
  const options = [...listItems(member(located, 'oneOf')), ...listItems(member(located, 'anyOf'))];
  return options.length === 0 || options.filter((option) => !isNullSchema(option.value)).length > 1;
}
