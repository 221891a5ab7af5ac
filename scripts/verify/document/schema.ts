import { isObject, type JsonObject } from '../../content/json/json-value.ts';

/** A value of a document with the JSON pointer to where it is written. */
export type At = { value: unknown; pointer: string };

export type Direction = 'sent' | 'received';

/** What a document says of one field, whatever page shows it. */
export type DocumentField = {
  name: string;
  at: At;
  required: boolean;
};

/** Reads a bundled document by its own few rules; it shares none with the compiler, whose pages it is held against. */
export class DocumentReader {
  readonly root: JsonObject;

  readonly #fields = new WeakMap<JsonObject, DocumentField[]>();

  constructor(root: JsonObject) {
    this.root = root;
  }

  /** Follows references, at most so many. */
  resolve(at: At): At {
    let current = at;
    for (let step = 0; step < 20; step += 1) {
      if (!isObject(current.value) || typeof current.value.$ref !== 'string') return current;
      current = this.find(current.value.$ref);
    }
    return current;
  }

  find(reference: string): At {
    const steps = decodeURIComponent(reference.replace(/^#\/?/, ''))
      .split('/')
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    let at: At = { value: this.root, pointer: '' };
    for (let index = 0; index < steps.length; ) {
      // A name may have "/" that nobody escaped: the shortest name that exists is taken.
      const ends = steps.map((_, end) => end + 1).filter((end) => end > index);
      const end = ends.find((one) => step(at, steps.slice(index, one).join('/')).value !== undefined) ?? steps.length;
      at = step(at, steps.slice(index, end).join('/'));
      index = end;
    }
    return at;
  }

  /** The schemas that hold together for one value: itself and everything in its `allOf`. */
  parts(at: At, depth = 0): At[] {
    const schema = this.resolve(at);
    if (!isObject(schema.value) || depth > 20) return [];
    // What is beside a reference counts from OpenAPI 3.1 on.
    const { value } = at;
    if (schema.value !== value && isObject(value) && !String(this.root.openapi).startsWith('3.0')) {
      const { $ref: _, ...own } = value;
      const target = this.parts(schema, depth + 1);
      return Object.keys(own).length === 0 ? target : [{ value: own, pointer: at.pointer }, ...target];
    }
    return [schema, ...items(member(schema, 'allOf')).flatMap((part) => this.parts(part, depth + 1))];
  }

  /** Options of the schema without `null`, and of a base what its discriminator maps to. */
  options(at: At): At[] {
    const parts = this.parts(at);
    const chosen = new Set(parts.map(({ pointer }) => pointer));
    return parts.flatMap((part) => {
      const stated = ['oneOf', 'anyOf'].flatMap((kind) => items(member(part, kind)));
      const mapping = members(member(member(part, 'discriminator'), 'mapping'));
      const mapped = mapping.flatMap(([, { value }]) =>
        typeof value === 'string' ? this.find(value.includes('/') ? value : `#/components/schemas/${value}`) : [],
      );
      const options = stated.length > 0 ? stated : mapped;
      // `allOf` beside a choice makes it.
      return options.some((option) => chosen.has(this.resolve(option).pointer)) ? [] : options;
    });
  }

  /** Fields of an object, of the elements of an array and of each option: a page may show any of them below one name. */
  fields(at: At, depth = 0): DocumentField[] {
    if (depth > 6) return [];
    const known = isObject(at.value) && depth === 0 ? this.#fields.get(at.value) : undefined;
    if (known) return known;
    const fields = this.#listFields(at, depth);
    if (isObject(at.value) && depth === 0) this.#fields.set(at.value, fields);
    return fields;
  }

  #listFields(at: At, depth: number): DocumentField[] {
    const parts = this.parts(at);
    const required = new Set(parts.flatMap((part) => items(member(part, 'required')).map(({ value }) => value)));
    const stated = new Map<string, At[]>();
    for (const [name, field] of parts.flatMap((part) => members(member(part, 'properties'))))
      stated.set(name, [...(stated.get(name) ?? []), field]);
    const own = [...stated].map(([name, list]) => ({ name, at: together(list), required: required.has(name) }));
    const maps = parts.flatMap((part) => [
      ...members(member(part, 'patternProperties')).map(([, value]) => value),
      ...['additionalProperties', 'unevaluatedProperties'].map((name) => member(part, name)).filter(isSchema),
    ]);
    const tuples = parts.flatMap((part) => [...items(member(part, 'prefixItems')), ...items(member(part, 'items'))]);
    const lists = parts.map((part) => member(part, 'items')).filter(isSchema);
    const elements = lists.length > 0 ? [together(lists)] : [];
    return [
      ...own,
      ...maps.map((value) => ({ name: '*', at: value, required: false })),
      ...tuples.map((value, index) => ({ name: `[${index}]`, at: value, required: true })),
      ...[...elements, ...this.options(at)].flatMap((inside) => this.fields(inside, depth + 1)),
    ];
  }

  /** JSON types that the schema states or implies; empty where it says nothing. */
  types(at: At): string[] {
    const parts = this.parts(at).map(({ value }) => (isObject(value) ? value : {}));
    const stated = parts.map(({ type }) => type).find((type) => type !== undefined);
    return (Array.isArray(stated) ? stated : [stated]).filter((type) => typeof type === 'string');
  }

  /** A flag of any of the parts: `readOnly`, `deprecated`. */
  has(at: At, flag: string): boolean {
    return this.parts(at).some((part) => member(part, flag).value === true);
  }
}

/** What several schemas say of one field. */
function together(list: At[]): At {
  const [first] = list;
  if (list.length === 1 && first) return first;
  return { value: { allOf: list.map(({ value }) => value) }, pointer: first?.pointer ?? '' };
}

/** One step of a pointer, into an object or a list. */
function step(at: At, name: string): At {
  if (!Array.isArray(at.value)) return member(at, name);
  return { value: at.value[Number(name)], pointer: `${at.pointer}/${name}` };
}

export function member({ value, pointer }: At, name: string): At {
  const own = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return { value: own, pointer: `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` };
}

export function members(at: At): [string, At][] {
  return isObject(at.value) ? Object.keys(at.value).map((name) => [name, member(at, name)]) : [];
}

export function items({ value, pointer }: At): At[] {
  return Array.isArray(value) ? value.map((item, index) => ({ value: item, pointer: `${pointer}/${index}` })) : [];
}

export function text({ value }: At): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function isSchema({ value }: At): boolean {
  return isObject(value);
}
