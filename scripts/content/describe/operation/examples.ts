import type { NamedExample } from '../../../../src/model/operation.ts';
import type { JsonValue, SchemaNode } from '../../../../src/model/schema.ts';
import { type Context, resolve } from '../context.ts';
import { exists, type Located, listItems, listMembers, member, textAt } from '../located.ts';
import { getSample } from './sample-value.ts';

/**
 * The examples of a media type: the named ones, the single one, those of the schema, else a sample.
 * https://spec.openapis.org/oas/v3.1.1#media-type-object
 */
export function describeExamples(
  context: Context,
  content: Located,
  { mediaType, schema }: { mediaType: string; schema: SchemaNode },
): NamedExample[] {
  const named = listMembers(member(content, 'examples')).flatMap(([name, located]) =>
    namedExample(context, [name, located], mediaType),
  );
  if (named.length > 0) return named;
  const single = [member(content, 'example'), ...schemaExamples(context, member(content, 'schema'))].find(exists);
  if (single?.value !== undefined)
    return [toExample(context, { name: 'example', summary: '', value: single.value }, mediaType)];
  if (isEmpty(schema)) return [];
  return [toExample(context, { name: 'sample', summary: '', value: getSample(schema) }, mediaType)];
}

/** One example with its source text, highlighted. */
export function toExample(
  context: Context,
  { name, summary, value }: { name: string; summary: string; value: JsonValue },
  mediaType: string,
): NamedExample {
  const isText = typeof value === 'string' && !mediaType.includes('json');
  const language = isText ? textLanguage(mediaType) : 'json';
  return { name, summary, value, code: context.code(language, isText ? value : JSON.stringify(value, null, 2)) };
}

function namedExample(context: Context, [name, located]: [string, Located], mediaType: string): NamedExample[] {
  const example = resolve(context, located);
  const { value } = member(example, 'value');
  if (value === undefined) return [];
  return [toExample(context, { name, summary: exampleLabel(example), value }, mediaType)];
}

/** Tells it from others: a label has no full stop. */
export function exampleLabel(example: Located): string {
  return (textAt(member(example, 'summary')) ?? '').replace(/[.。]$/, '');
}

function schemaExamples(context: Context, located: Located): Located[] {
  const schema = resolve(context, located);
  return [...listItems(member(schema, 'examples')), member(schema, 'example')];
}

function textLanguage(mediaType: string): string {
  if (mediaType.includes('xml')) return 'xml';
  return mediaType.includes('yaml') ? 'yaml' : 'text';
}

function isEmpty({ type, fields, items, alternatives }: SchemaNode): boolean {
  return (type === 'any' || type.startsWith('string · binary')) && !fields && !items && !alternatives;
}
