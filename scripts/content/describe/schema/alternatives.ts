import { referenceName } from '../../../../packages/base/json/pointer.js';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import { type Located, listItems, listMembers, member, stringAt, textAt, textsAt } from '../located.ts';
import type { Part } from './all-of-parts.ts';
import { isConstant } from './enum.ts';
import { isNullSchema } from './null-schema.ts';
import type { Walk } from './schema-context.ts';

type Alternatives = NonNullable<SchemaNode['alternatives']>;

const KINDS = ['oneOf', 'anyOf'] as const;

/** The one thing that a choice between it and `null` leaves. */
export function onlyOption(parts: Part[]): Located | undefined {
  for (const { located } of parts) {
    for (const kind of KINDS) {
      const options = listItems(member(located, kind));
      const others = options.filter(({ value }) => !isNullSchema(value));
      if (options.length > others.length && others.length === 1) return others[0];
    }
  }
  return undefined;
}

/**
 * The choice that a schema offers, with a name for each option. `entered`: pointers of the components that the schema consists of;
 * when an option is among them, the choice is made.
 */
export function getAlternatives(parts: Part[], entered: string[], walk: Walk): Alternatives | undefined {
  const isChosen = (option: Located) => entered.includes(targetPointer(walk, option));
  for (const { located } of parts) {
    for (const kind of KINDS) {
      const options = listItems(member(located, kind)).filter(({ value }) => !isNullSchema(value));
      if (options.some(isChosen)) continue;
      const isEnumeration = options.length > 1 && options.every(isConstant);
      const hasNull = options.length < listItems(member(located, kind)).length;
      if (options.length === 0 || isEnumeration || (hasNull && options.length === 1)) continue;
      return {
        kind,
        discriminator: getDiscriminator(located),
        ...getFallback(located),
        options: options.map((option, index) => describeOption({ option, index, parent: located }, walk)),
      };
    }
  }
  return mappedAlternatives(parts, walk);
}

function targetPointer({ context }: Walk, option: Located): string {
  const reference = textAt(member(option, '$ref'));
  return reference === undefined ? option.pointer : context.document.target(reference).pointer;
}

/** Without `oneOf`, the mapping of a discriminator lists the schemas that extend this one. */
function mappedAlternatives(parts: Part[], walk: Walk): Alternatives | undefined {
  const base = parts.find(({ located, isMember }) => !isMember && listMembers(getMapping(located)).length > 0);
  if (!base) return undefined;
  const options = listMembers(getMapping(base.located)).map(([name, target]) => {
    const reference = stringAt(target);
    const $ref = reference.startsWith('#') ? reference : `#/components/schemas/${reference}`;
    const below = underOption(walk, name);
    const schema = walk.describe([{ value: { $ref }, pointer: target.pointer }], below);
    return { name, id: below.prefix, schema };
  });
  return { kind: 'oneOf', discriminator: getDiscriminator(base.located), ...getFallback(base.located), options };
}

function describeOption(
  { option, index, parent }: { option: Located; index: number; parent: Located },
  walk: Walk,
): Alternatives['options'][number] {
  const reference = textAt(member(option, '$ref'));
  const id = mappedName(parent, reference) ?? (reference && referenceName(reference));
  const below = underOption(walk, id ?? String(index + 1));
  const schema = walk.describe([option], below);
  // The name of a discriminated option is the value that a request sends.
  const title = getDiscriminator(parent) === undefined ? schema.title : undefined;
  const name = title ?? id ?? schema.title ?? schema.name ?? fieldNames(option) ?? schema.type;
  const requires = schema.fields ? [] : textsAt(member(option, 'required'));
  return { name, id: below.prefix, ...(requires.length > 0 && { requires }), schema };
}

/** No field and no other option has the same fragment. */
function underOption(walk: Walk, name: string): Walk {
  return { ...walk, prefix: walk.ids.take(walk.prefix, name) };
}

const MAX_NAMED_FIELDS = 3;

/** An object without a name is named by the fields that it must have, else by those that it can have. */
function fieldNames(option: Located): string | undefined {
  const names = textsAt(member(option, 'required'));
  const all = names.length > 0 ? names : listMembers(member(option, 'properties')).map(([name]) => name);
  return all.length > 0
    ? all.slice(0, MAX_NAMED_FIELDS).join(' + ') + (all.length > MAX_NAMED_FIELDS ? ' …' : '')
    : undefined;
}

function mappedName(parent: Located, reference: string | undefined): string | undefined {
  if (reference === undefined) return undefined;
  const name = referenceName(reference);
  const entry = listMembers(getMapping(parent)).find(([, located]) => {
    const target = stringAt(located);
    return target === reference || target === name || fileName(target) === name.toLowerCase();
  });
  return entry?.[0];
}

/** `dog` of `schemas/Dog.yaml` and of `animals.json#/Dog`: a file that was bundled is a component now. */
function fileName(target: string): string {
  return referenceName(target)
    .replace(/\.(ya?ml|json)$/i, '')
    .toLowerCase();
}

function getDiscriminator(located: Located): string | undefined {
  const discriminator = member(located, 'discriminator');
  // AsyncAPI writes the name of the member alone.
  return textAt(discriminator) ?? textAt(member(discriminator, 'propertyName'));
}

/** What is meant where the field is missing or has another value, from OpenAPI 3.2 on. */
function getFallback(located: Located): Pick<Alternatives, 'fallback'> {
  const reference = textAt(member(member(located, 'discriminator'), 'defaultMapping'));
  return reference === undefined ? {} : { fallback: mappedName(located, reference) ?? referenceName(reference) };
}

function getMapping(located: Located): Located {
  return member(member(located, 'discriminator'), 'mapping');
}
