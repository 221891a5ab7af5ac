import type { Locale } from '../../../../src/model/locale.ts';
import type { JsonValue } from '../../../../src/model/schema.ts';
import type { CompilerText } from '../../../../src/strings/i18n.ts';
import { asStrings, isObject, type JsonObject, members } from '../../json/json-value.ts';
import { getText } from '../../texts/texts.ts';

const COMPARISONS = { minimum: '≥', exclusiveMinimum: '>', maximum: '≤', exclusiveMaximum: '<' } as const;

/**
 * A small schema as the condition that it is, in Markdown: "`size` ≥ 10 and `leash` is present". Undefined where it has a keyword that
 * has no words here; the reader sees its JSON then.
 */
export function schemaInWords(schema: JsonValue | undefined, locale: Locale): string | undefined {
  if (!isObject(schema)) return undefined;
  const t = getText(locale);
  const phrases = members(schema).map(([keyword, value]) => keywordInWords(keyword, value, t));
  const known = phrases.flat().filter((phrase) => phrase !== undefined);
  return known.length > 0 && known.length === phrases.flat().length
    ? known.join(t('content:condition.and'))
    : undefined;
}

/**
 * `if`, `then`, `else` and `dependentRequired` as sentences in Markdown. https://json-schema.org/understanding-json-schema/reference/conditionals
 */
export function conditionsInWords(
  { if: condition, then, else: otherwise, dependentRequired }: JsonObject,
  locale: Locale,
): string[] {
  const t = getText(locale);
  const text = (schema: JsonValue) => schemaInWords(schema, locale) ?? quote(JSON.stringify(schema));
  const sentences = isObject(dependentRequired)
    ? members(dependentRequired).map(([name, names]) =>
        t('content:condition.if', { condition: text({ required: [name] }), rule: text({ required: names ?? [] }) }),
      )
    : [];
  if (condition === undefined) return sentences;
  if (then !== undefined) sentences.push(t('content:condition.if', { condition: text(condition), rule: text(then) }));
  if (otherwise !== undefined)
    sentences.push(
      then === undefined
        ? t('content:condition.unless', { condition: text(condition), rule: text(otherwise) })
        : t('content:condition.else', { rule: text(otherwise) }),
    );
  return sentences;
}

function keywordInWords(keyword: string, value: JsonValue | undefined, t: CompilerText): (string | undefined)[] {
  if (keyword === 'required')
    return [t('content:condition.present', { names: asStrings(value).map(quote).join(t('content:condition.and')) })];
  if (keyword === 'properties') return members(value).map(([name, schema]) => propertyInWords(name, schema, t));
  if (keyword === 'const') return [quote(toText(value))];
  if (keyword === 'enum' && Array.isArray(value))
    return [value.map((item) => quote(toText(item))).join(t('content:condition.or'))];
  if (keyword === 'type' && typeof value === 'string') return [t('content:condition.type', { type: value })];
  if (keyword === 'format' && typeof value === 'string') return [t('content:condition.format', { format: value })];
  if (keyword === 'pattern' && typeof value === 'string')
    return [t('content:condition.pattern', { pattern: quote(value) })];
  if ((keyword === 'minLength' || keyword === 'maxLength') && typeof value === 'number')
    return [t(`content:condition.${keyword}`, { count: value })];
  return [undefined];
}

function propertyInWords(name: string, schema: JsonValue | undefined, t: CompilerText): string | undefined {
  const [[keyword, value] = ['', undefined], ...others] = members(schema);
  if (others.length > 0) return undefined;
  const field = quote(name);
  if (keyword in COMPARISONS) return `${field} ${COMPARISONS[keyword as keyof typeof COMPARISONS]} ${toText(value)}`;
  const [words] = keyword === 'const' || keyword === 'enum' ? keywordInWords(keyword, value, t) : [];
  return words && t('content:condition.is', { field, value: words });
}

function quote(text: string): string {
  return text.includes('`') ? text : `\`${text}\``;
}

function toText(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
