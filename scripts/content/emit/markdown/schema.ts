import { shownConstraints } from '../../../../src/model/constraints.ts';
import { hasMeaning, memberFields } from '../../../../src/model/members.ts';
import type { Field, JsonValue, SchemaNode } from '../../../../src/model/schema.ts';
import { codeSpan, escapeLineStart, escapeText, linkTarget } from '../../markdown/escape.ts';
import { joinBlocks, list } from '../../markdown/write-blocks.ts';
import { renderLine, renderProse } from './prose.ts';
import type { Renderer } from './renderer.ts';

/** Whether the reader writes the fields or reads them: what is always there needs no word when reading. */
export type Direction = 'request' | 'response';

/** Fields as a nested list: name, type, need and description in the first line, then what else is known about the value. */
export function renderFields(fields: Field[], direction: Direction, renderer: Renderer): string {
  return list(fields.map((field) => renderField(field, direction, renderer)));
}

function renderField(
  { name, id, required, condition, isNeeded, schema }: Field,
  direction: Direction,
  renderer: Renderer,
): string {
  const { t } = renderer;
  const optional = t(isNeeded ? 'field.oneOfNeeded' : 'field.optional');
  const need = required ? (direction === 'request' ? t('field.required') : '') : optional;
  const words = [condition || !id ? '' : need, ...getMarks(schema, renderer)].filter(Boolean).map(escapeText);
  const head = [`**${codeSpan(name)}**`, renderType(schema, renderer), ...words].join(' · ');
  return described(condition ? `${head} · ${renderLine(condition, renderer)}` : head, schema, direction, renderer);
}

/** Types that the site describes once are links to there. */
function renderType({ type, href, items, values }: SchemaNode, renderer: Renderer): string {
  const target = href ?? items?.href ?? values?.href;
  return target === undefined ? escapeText(type) : `[${escapeText(type)}](${linkTarget(renderer.href(target))})`;
}

/** A line about a value. A description of one paragraph goes on in it; everything else is a list below. */
function described(head: string, schema: SchemaNode, direction: Direction, renderer: Renderer): string {
  const description = renderProse(schema.description, renderer);
  const isShort = description !== '' && !description.includes('\n');
  const items = [...(isShort ? [] : [description]), ...schemaItems(schema, direction, renderer)].filter(Boolean);
  // A condition is a sentence of its own.
  const isSentence = /[.。]$/.test(head);
  return [
    isShort ? `${head}${isSentence ? ' ' : renderer.t('separator.label')}${description}` : head,
    ...(items.length > 0 ? [list(items)] : []),
  ].join('\n');
}

/** The schema of a whole body or message. */
export function renderSchemaRoot(schema: SchemaNode, direction: Direction, renderer: Renderer): string {
  const items = schemaItems(schema, direction, renderer);
  const type = schema.fields ? '' : escapeLineStart(escapeText(schema.type));
  return joinBlocks([renderProse(schema.description, renderer), type, list(items)]);
}

/** What is known about a value beside its description: rules, values, and the fields inside it. */
function schemaItems(schema: SchemaNode, direction: Direction, renderer: Renderer): string[] {
  const { t } = renderer;
  const { items, alternatives, sameAs, recursive, cut, closed, nullReason } = schema;
  const fields = memberFields(schema);
  return [
    ...getFacts(schema, renderer),
    renderValues(schema, renderer),
    ...fields.map((field) => renderField(field, direction, renderer)),
    // Responses may gain members at any time.
    nullReason ? `${t('field.nulls')}${t('separator.label')}${renderProse(nullReason, renderer)}` : '',
    closed && fields.length > 0 && direction === 'request' ? t('field.closed') : '',
    alternatives ? renderAlternatives(alternatives, direction, renderer) : '',
    sameAs ? escapeText(t('field.sameAs', { name: sameAs.name })) : '',
    recursive ? escapeText(t('field.recursive', { name: schema.name ?? schema.type })) : '',
    cut ? renderCut(schema, renderer) : '',
    items && hasMeaning(items)
      ? described(`${t('field.items')} · ${escapeText(items.type)}`, items, direction, renderer)
      : '',
  ].filter((item) => item !== '');
}

/** Where the rest is: on the page of the type or of the part, or in the document. */
function renderCut({ href, name, type }: SchemaNode, { t, href: resolve }: Renderer): string {
  if (href === undefined) return t('field.cut');
  return `[${escapeText(t('field.allFields', { name: name ?? type }))}](${linkTarget(resolve(href))})`;
}

function getMarks(schema: SchemaNode, { t }: Renderer): string[] {
  const marks: [boolean | undefined, string][] = [
    [schema.deprecated, t('field.deprecated')],
    [schema.readOnly, t('field.readOnly')],
    [schema.writeOnly, t('field.writeOnly')],
    [schema.secret, t('field.secret')],
    [schema.provenance === 'given', t('field.given')],
    [schema.alwaysNull, t('field.alwaysNull')],
  ];
  return marks.filter(([applies]) => applies).map(([, word]) => word);
}

function getFacts(schema: SchemaNode, { t }: Renderer): string[] {
  const fact = (label: string, values: JsonValue[], text = '') =>
    label +
    t('separator.label') +
    [...(text ? [escapeText(text)] : []), ...values.map((value) => codeSpan(showValue(value)))].join(' ');
  return [
    ...shownConstraints(schema.constraints ?? []).map(({ kind, value, words: text }) =>
      fact(t(`field.constraint.${kind}`), [value], text),
    ),
    ...(schema.const === undefined ? [] : [fact(t('field.const'), [schema.const])]),
    ...(schema.default === undefined ? [] : [fact(t('field.default'), [schema.default])]),
    ...(schema.encrypts === undefined ? [] : [fact(t('field.encrypts'), [schema.encrypts])]),
    ...(schema.examples === undefined ? [] : [fact(t('field.examples'), schema.examples)]),
  ];
}

function renderValues({ enum: values = [] }: SchemaNode, renderer: Renderer): string {
  if (values.length === 0) return '';
  const label = renderer.t('field.enum');
  if (!values.some(({ description }) => description))
    return `${label}${renderer.t('separator.label')}${values.map(({ value }) => codeSpan(showValue(value))).join(' ')}`;
  const items = values.map(({ value, description }) => {
    const meaning = renderProse(description, renderer);
    return codeSpan(showValue(value)) + (meaning && renderer.t('separator.label') + meaning);
  });
  return `${label}${renderer.t('separator.label').trim()}\n${list(items)}`;
}

function renderAlternatives(
  { kind, discriminator, fallback, options }: NonNullable<SchemaNode['alternatives']>,
  direction: Direction,
  renderer: Renderer,
): string {
  const { t } = renderer;
  const head = discriminator ? ` · ${escapeText(t('field.discriminator', { name: discriminator }))}` : '';
  const otherwise = fallback ? ` · ${escapeText(t('field.fallback', { name: fallback }))}` : '';
  const items = options.map(({ name, schema }) =>
    described(`${codeSpan(name)} · ${escapeText(schema.type)}`, schema, direction, renderer),
  );
  return `${t(`field.${kind}`)}${head}${otherwise}${t('separator.label').trim()}\n${list(items)}`;
}

/** Strings without quotes, because that is how they are typed and searched for. */
function showValue(value: JsonValue): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}
