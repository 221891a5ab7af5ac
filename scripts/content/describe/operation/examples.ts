import type { NamedExample } from '../../../../src/model/operation.ts';
import type { JsonValue, SchemaNode } from '../../../../src/model/schema.ts';
import { type Context, resolve } from '../context.ts';
import { exists, itemSpots, member, memberSpots, type Spot, textAt } from '../located.ts';
import { getSample } from './sample-value.ts';

/**
 * The examples of a media type: the named ones, the single one, those of the schema, else a sample.
 * https://spec.openapis.org/oas/v3.1.1#media-type-object
 */
export function describeExamples(
  context: Context,
  content: Spot,
  { mediaType, schema }: { mediaType: string; schema: SchemaNode },
): NamedExample[] {
  const named = memberSpots(member(content, 'examples')).flatMap(([name, spot]) =>
    namedExample(context, [name, spot], mediaType),
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

function namedExample(context: Context, [name, spot]: [string, Spot], mediaType: string): NamedExample[] {
  const example = resolve(context, spot);
  const { value } = member(example, 'value');
  if (value === undefined) return [];
  return [toExample(context, { name, summary: exampleLabel(example), value }, mediaType)];
}

/** Tells it from others: a label has no full stop. */
export function exampleLabel(example: Spot): string {
  return (textAt(member(example, 'summary')) ?? '').replace(/[.。]$/, '');
}

function schemaExamples(context: Context, spot: Spot): Spot[] {
  const schema = resolve(context, spot);
  return [...itemSpots(member(schema, 'examples')), member(schema, 'example')];
}

function textLanguage(mediaType: string): string {
  if (mediaType.includes('xml')) return 'xml';
  return mediaType.includes('yaml') ? 'yaml' : 'text';
}

function isEmpty({ type, fields, items, alternatives }: SchemaNode): boolean {
  return (type === 'any' || type.startsWith('string · binary')) && !fields && !items && !alternatives;
}
