import { referenceName } from '../../../packages/base/json/pointer.js';
import { type Located, listItems, listMembers, member, textAt } from '../../document/located.js';
import { openDocument } from '../../document/reader.js';
import { type Field, getFamily, getFields, isIn, TABLES, type Table } from '../../document/shapes/table.js';
import { isObject, type JsonObject } from '../json/json-value.ts';
import { getContainerShape, getObjectShape, type Shape, VALUES } from './shape-values.ts';

/** `isUnknown`: a field that the specification does not have. All others are of a wrong shape, and are lost. */
export type ShapeProblem = { pointer: string; message: string; hint?: string; isUnknown?: boolean };

const NAMES = { openapi: 'OpenAPI', swagger: 'Swagger 2.0', asyncapi: 'AsyncAPI', arazzo: 'Arazzo' };

/** What has another shape in a bundled document than the table says, each with its place. Nothing may be taken as empty without a word. */
export function checkShapes(root: JsonObject): ShapeProblem[] {
  const document = openDocument(root);
  const { family, version } = getFamily(root);
  const table: Table = TABLES[family];
  const problems: ShapeProblem[] = [];
  /** Kinds of objects by pointer, and the references that should lead to one. */
  const kinds = new Map<string, string>();
  const references: { at: Located; kind: string }[] = [];

  function checkValue(at: Located, { what, isRight, getHint }: Shape, words: string): boolean {
    if (at.value === undefined || isRight(at.value)) return at.value !== undefined;
    const message = `${words} is not ${what}: ${toText(at)}`;
    problems.push({ pointer: at.pointer, message, hint: getHint?.(at.value) });
    return false;
  }

  function visitOne(at: Located, named: string, words: string): void {
    const kind = named === 'payload' ? getPayloadKind(at) : named;
    if (checkValue(at, VALUES[kind] ?? getObjectShape(kind), words) && isObject(at.value) && table[kind] !== undefined)
      visit(at, kind);
  }

  function visitField(at: Located, { kind, container }: Field, words: string): void {
    if (container === '') visitOne(at, kind, words);
    else if (checkValue(at, getContainerShape(container), words) && textAt(member(at, '$ref')) === undefined)
      for (const item of [...listItems(at), ...listMembers(at).map(([, one]) => one)])
        visitOne(item, kind, kind in VALUES ? words : kind === 'schema' ? 'this' : `this ${kind}`);
  }

  function visit(at: Located, kind: string): void {
    if (kinds.has(at.pointer)) return;
    kinds.set(at.pointer, kind);
    const reference = member(at, '$ref');
    if (checkValue(reference, REFERENCE, `"$ref" (${kind})`)) references.push({ at: reference, kind });
    const fields = getFields(table[kind]);
    const isForeign = !/asyncapi/.test(textAt(member(at, 'schemaFormat')) ?? 'asyncapi');
    for (const [name, value] of listMembers(at)) {
      if (name === '$ref' || (name.startsWith('x-') && kind !== 'schema')) continue;
      const found = fields.get(name) ?? fields.get('*');
      const field = found?.find((one) => isIn(one, version)) ?? found?.[0];
      // Avro and others are no schemas of ours.
      if (field?.kind === 'payload' && isForeign) continue;
      if (field) visitField(value, field, `"${name}" (${kind})`);
      // A document may say OpenAPI 3 at its root and be Swagger 2.0 in the files that it refers to: that is said once, where it is described.
      else if (kind !== 'schema' && !(family === 'openapi' && getFields(TABLES.swagger[kind]).has(name)))
        problems.push({
          pointer: value.pointer,
          message: `"${name}" (${kind}) is not a field of ${NAMES[family]}`,
          hint: 'Extensions begin with x-.',
          isUnknown: true,
        });
    }
  }

  function checkTarget(at: Located, kind: string): void {
    const text = textAt(at) ?? '';
    const target = document.target(text);
    const found = target.value === undefined ? kind : kinds.get(target.pointer);
    if (found === undefined) visitOne(target, kind, `this ${kind}`);
    else if (withoutTrait(found) === withoutTrait(kind)) return;
    const message = `"${referenceName(text)}" is a ${found}, where a ${kind} is expected`;
    const isBody = found === 'schema' && ['request body', 'response'].includes(kind);
    const hint = isBody ? `Write content: {application/json: {schema: {$ref: '${text}'}}}.` : undefined;
    problems.push({ pointer: at.pointer, message, hint });
  }

  visit(document.root, 'document');
  // The list grows while it is read: what is in no section has the kind that is expected of it.
  for (const { at, kind } of references) checkTarget(at, kind);
  return problems;
}

const REFERENCE: Shape = {
  what: 'a string',
  isRight: (value) => typeof value === 'string',
  getHint: () => 'Write the address of a component: "#/components/schemas/Name".',
};

/** A trait may be what it is a trait of. */
function withoutTrait(kind: string): string {
  return kind.replace(' trait', '');
}

/** `{schemaFormat, schema}` from AsyncAPI 3.0 on may be no schema of ours. */
function getPayloadKind(at: Located): string {
  return member(at, 'schemaFormat').value === undefined ? 'schema' : 'any';
}

const MAX_TEXT = 60;

function toText({ value }: Located): string {
  const text = JSON.stringify(value ?? null);
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}
