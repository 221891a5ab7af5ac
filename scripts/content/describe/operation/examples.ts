import type { NamedExample } from '../../../../src/model/operation.ts';
import type { ProseNode } from '../../../../src/model/prose.ts';
import type { JsonValue, SchemaNode } from '../../../../src/model/schema.ts';
import { isObject } from '../../json/json-value.ts';
import { getText } from '../../texts/texts.ts';
import { type Context, descriptionAt, resolve } from '../context.ts';
import { exists, type Located, listItems, listMembers, member, stringAt } from '../located.ts';
import { getSample } from '../sample/sample-value.ts';
import { describeCode, locateCatalogue } from './errors.ts';
import { readJsonText } from './json-text.ts';
import { isXml, toXml } from './xml-sample.ts';

type Body = { mediaType: string; schema: SchemaNode };

/**
 * The examples of a media type: the named ones, the single one, those of the schema, else a sample.
 * https://spec.openapis.org/oas/v3.2.0#media-type-object
 */
export function describeExamples(context: Context, content: Located, { mediaType, schema }: Body): NamedExample[] {
  const body = { mediaType, schema };
  const named = listMembers(member(content, 'examples')).flatMap(([name, located]) =>
    namedExample(context, [name, located], body),
  );
  if (named.length > 0) return named;
  const single = [member(content, 'example'), ...schemaExamples(context, member(content, 'schema'))].find(exists);
  if (single?.value !== undefined)
    return [toExample(context, { name: 'example', summary: '', value: readJsonText(single.value, body) }, mediaType)];
  if (isEmpty(schema)) return [];
  const value = isXml(mediaType) ? toXml(schema) : getSample(schema);
  return [toExample(context, { name: 'sample', summary: '', value }, mediaType)];
}

type ExampleSource = { name: string; summary: string; description?: ProseNode[]; value: JsonValue };

/** One example with its source text, highlighted. */
export function toExample(context: Context, example: ExampleSource, mediaType: string): NamedExample {
  const { value } = example;
  const isText = typeof value === 'string' && !mediaType.includes('json');
  const language = isText ? textLanguage(mediaType) : 'json';
  return { ...example, code: context.code(language, isText ? value : JSON.stringify(value, null, 2)) };
}

/** The value as it is sent: its text where that is given, because only JSON can be made from data. */
function namedExample(context: Context, [name, located]: [string, Located], body: Body): NamedExample[] {
  const example = resolve(context, located);
  const text = member(example, 'serializedValue');
  const data = [member(example, 'dataValue'), member(example, 'value')].find(exists);
  const { value } = data && (body.mediaType.includes('json') || !exists(text)) ? data : text;
  if (value === undefined) return [];
  const description = descriptionAt(context, example);
  const isUnrecorded = exists(member(example, 'x-unrecorded'));
  const label = exampleLabel(example) || getMeaning(context, value);
  const summary = [label, isUnrecorded ? getText(context.locale)('content:unrecorded') : ''];
  const source = {
    ...{ name, summary: summary.filter(Boolean).join(' · '), value: readJsonText(value, body) },
    ...(description && { description }),
  };
  return [toExample(context, source, body.mediaType)];
}

/** What the catalogue says of an error. */
function getMeaning(context: Context, value: JsonValue): string {
  const code = isObject(value) ? value.code : undefined;
  return (typeof code === 'number' && describeCode(locateCatalogue(context), code)?.meaning) || '';
}

/** Tells it from others: a label has no full stop. */
export function exampleLabel(example: Located): string {
  return stringAt(member(example, 'summary')).replace(/[.。]$/, '');
}

function schemaExamples(context: Context, located: Located): Located[] {
  const schema = resolve(context, located);
  return [...listItems(member(schema, 'examples')), member(schema, 'example')];
}

function textLanguage(mediaType: string): string {
  if (isXml(mediaType)) return 'xml';
  return mediaType.includes('yaml') ? 'yaml' : 'text';
}

function isEmpty({ type, fields, items, alternatives }: SchemaNode): boolean {
  return (type === 'any' || type.startsWith('string · binary')) && !fields && !items && !alternatives;
}
