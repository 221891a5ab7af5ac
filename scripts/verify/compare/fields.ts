import { isObject } from '../../content/json/json-value.ts';
import type { At, Direction, DocumentField, DocumentReader } from '../document/schema.ts';
import { items, member } from '../document/schema.ts';
import type { PageField, PagePart } from '../facts.ts';
import type { PlaceNames } from '../page/place-names.ts';

type Found = { message: string; pointer: string; kind: string };

/** `isNarrowed`: the operation allows some of the values of a shared schema. */
type FieldOptions = { reader: DocumentReader; direction: Direction; names: PlaceNames; isNarrowed: boolean };

/** `isPartly`: the value may be that of an option which is shown elsewhere. */
type FieldWalk = { depth: number; active: string[]; isPartly: boolean };

/** Levels that are walked from the document; deeper ones are checked where a page shows them. */
const MAX_DEPTH = 3;

/** Holds the fields of a body against those of a page, from both sides. */
export function compareFields(
  schemas: At[],
  part: PagePart,
  { reader, direction, names, isNarrowed }: FieldOptions,
): Found[] {
  const shown = new Map<string, PageField[]>();
  for (const field of part.fields) shown.set(field.path, [...(shown.get(field.path) ?? []), field]);
  const found: Found[] = [];
  const visit = (fields: DocumentField[], path: string, walk: FieldWalk) => {
    const visible = fields.filter(({ at }) => !reader.has(at, direction === 'sent' ? 'readOnly' : 'writeOnly'));
    const below = [...shown.keys()].some((one) => one.startsWith(path === '' ? '' : `${path}.`));
    // A type that is shown elsewhere, or nothing at all where a sentence says so.
    if (!below && (path === '' ? isElsewhere(part.words, names) : true)) return;
    for (const field of visible) {
      const own = path === '' ? field.name : `${path}.${field.name}`;
      const matches = shown.get(own);
      if (!matches) {
        if (
          field.name !== '*' &&
          !walk.isPartly &&
          !isEmptyField(reader, field.at) &&
          !isElsewhere(wordsOf(part, path), names)
        )
          found.push({ kind: 'field', pointer: field.at.pointer, message: `the field ${own} is not shown` });
        continue;
      }
      // One option of a choice is here, and the field of that name is in another, which is shown elsewhere.
      const isInOther = fields.filter(({ name }) => name === field.name).length > matches.length;
      const isPartly = walk.isPartly || (isInOther && isElsewhere(wordsOf(part, path), names));
      if (!isPartly)
        found.push(...compareField({ ...field, name: own }, fields, matches, { reader, direction, names, isNarrowed }));
      const { pointer } = reader.resolve(field.at);
      const inside = { depth: walk.depth + 1, active: [...walk.active, pointer], isPartly };
      if (walk.depth < MAX_DEPTH && !walk.active.includes(pointer)) visit(reader.fields(field.at), own, inside);
    }
  };
  visit(
    schemas.flatMap((schema) => reader.fields(schema)),
    '',
    { depth: 0, active: [], isPartly: false },
  );
  for (const { path } of part.fields) {
    const [last] = find(reader, schemas, path.split('.'));
    if (!last)
      found.push({
        kind: 'added',
        pointer: schemas[0]?.pointer ?? '',
        message: `the field ${path} is not in the document`,
      });
    else if (reader.has(last.at, direction === 'sent' ? 'readOnly' : 'writeOnly'))
      found.push({
        kind: 'direction',
        pointer: last.at.pointer,
        message: `${path} is shown, although it is not ${direction}`,
      });
  }
  return found;
}

function wordsOf(part: PagePart, path: string): string {
  return path === ''
    ? part.words
    : part.fields
        .filter((field) => field.path === path)
        .map(({ words }) => words)
        .join(' ');
}

function isElsewhere(words: string, { elsewhere }: PlaceNames): boolean {
  return elsewhere.test(words);
}

/** `false` as a schema: the field must not be there. */
function isEmptyField(reader: DocumentReader, at: At): boolean {
  return reader.resolve(at).value === false;
}

/** Names of fields may have dots: the longest that the document has is taken first. */
function find(reader: DocumentReader, schemas: At[], steps: string[]): DocumentField[] {
  let level = schemas.flatMap((schema) => reader.fields(schema));
  for (let index = 0; index < steps.length; ) {
    let next: DocumentField[] = [];
    let end = steps.length;
    for (; end > index; end -= 1) {
      const name = steps.slice(index, end).join('.');
      next = level.filter((field) => field.name === name);
      if (next.length > 0) break;
    }
    if (next.length === 0) return [];
    if (end === steps.length) return next;
    level = next.flatMap(({ at }) => reader.fields(at));
    index = end;
  }
  return [];
}

/** One of the fields of this name is as the document says: options of a choice may have others. */
function compareField(
  field: DocumentField,
  siblings: DocumentField[],
  shown: PageField[],
  { reader, direction, names, isNarrowed }: FieldOptions,
): Found[] {
  const same = siblings.filter(({ name }) => field.name.endsWith(name));
  const isRequired =
    same.length > 1 && new Set(same.map(({ required }) => required)).size > 1 ? undefined : field.required;
  const found = [
    ...compareNeed({ name: field.name, isRequired, at: field.at }, shown, direction === 'sent', names),
    ...(isNarrowed ? [] : compareValue(field.name, field.at, shown, reader)),
  ];
  return found;
}

/** What is always there needs no word when it is read. */
export function compareNeed(
  { name, isRequired, at }: { name: string; isRequired: boolean | undefined; at: At },
  shown: PageField[],
  isSent: boolean,
  { words }: PlaceNames,
): Found[] {
  if (
    isRequired === undefined ||
    name.endsWith('*') ||
    name.endsWith(']') ||
    shown.some(({ head }) => hasMark(head, words.oneOfNeeded))
  )
    return [];
  if (isObject(at.value) && at.value['x-required-when'] !== undefined) return [];
  const isRight = shown.some(({ head }) =>
    isRequired
      ? !hasMark(head, words.optional) && (!isSent || hasMark(head, words.required))
      : hasMark(head, words.optional) || !hasMark(head, words.required),
  );
  const isOptionalSaid = isRequired || shown.some(({ head }) => hasMark(head, words.optional) || /\bx-/.test(head));
  const need = isRequired ? 'required' : 'optional';
  return isRight && isOptionalSaid
    ? []
    : [{ kind: 'need', pointer: at.pointer, message: `${name} is ${need}, the page has "${shown[0]?.head}"` }];
}

function hasMark(head: string, mark: string): boolean {
  const pattern = mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?:^| · )${pattern}(?:$|[ :：·])`).test(head);
}

const LIMITS = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'multipleOf'];
const WORDS = ['string', 'integer', 'number', 'boolean', 'array', 'object'];

/** Type, values and limits of a field. */
export function compareValue(name: string, at: At, shown: PageField[], reader: DocumentReader): Found[] {
  const words = shown.map(({ head, words: own }) => `${head} ${own}`).join(' ');
  const parts = reader.parts(at);
  const has = (text: string) => words.includes(text);
  const type = reader.types(at).find((one) => WORDS.includes(one));
  const isConstant = parts.some((part) => member(part, 'const').value !== undefined);
  const isTyped =
    type === undefined ||
    isConstant ||
    shown.some(
      ({ head }) => matchesType(head, type) || getNames(reader, at).some((component) => head.includes(component)),
    );
  const values = listValues(parts.filter((part) => !isCatalogue(part)));
  const limits = parts
    .flatMap((part) => LIMITS.map((limit) => member(part, limit)))
    .filter(({ value }) => typeof value === 'number');
  const missing = [
    ...values.filter(({ value }) => !has(typeof value === 'string' ? value : JSON.stringify(value))).slice(0, 1),
    ...limits.filter(({ value }) => !writeNumber(value).some(has)),
  ];
  return [
    ...(isTyped
      ? []
      : [{ kind: 'type', pointer: at.pointer, message: `${name} is ${type}, the page has "${shown[0]?.head}"` }]),
    ...missing.map(({ value, pointer }) => ({
      kind: 'value',
      pointer,
      message: `${name}: ${JSON.stringify(value)} is not shown`,
    })),
  ];
}

/** Digits of a number; the largest of 64 bits is read as the next power of two, one above it. */
function writeNumber(value: unknown): string[] {
  if (typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) >= 1e21) return [String(value)];
  return [String(BigInt(value)), ...(Number.isSafeInteger(value) ? [] : [String(BigInt(value) - 1n)])];
}

/** The values that every list allows; a constant is a list of one. */
function listValues(parts: At[]): At[] {
  const lists = parts.flatMap((part) => {
    const constant = member(part, 'const');
    const list = constant.value === undefined ? items(member(part, 'enum')) : [constant];
    return list.length > 0 ? [list] : [];
  });
  const isIn = (value: unknown) => (list: At[]) =>
    list.some((one) => JSON.stringify(one.value) === JSON.stringify(value));
  return (lists[0] ?? []).filter(({ value }) => value !== null && lists.every(isIn(value)));
}

/** A catalogue of errors has a page of its own. */
function isCatalogue(part: At): boolean {
  return member(part, 'x-errors').value !== undefined;
}

/** A type that has a name is shown by it. */
function getNames(reader: DocumentReader, at: At): string[] {
  const pointers = [...reader.parts(at), ...reader.options(at).map((option) => reader.resolve(option))];
  return pointers.flatMap(({ pointer }) => /^\/components\/schemas\/([^/]+)$/.exec(pointer)?.[1] ?? []);
}

/** A map is an object, a tuple an array. */
function matchesType(head: string, type: string): boolean {
  const also = type === 'object' ? ['map', 'one of'] : type === 'array' ? ['tuple'] : [];
  return [type, ...also].some((word) => head.includes(word));
}
