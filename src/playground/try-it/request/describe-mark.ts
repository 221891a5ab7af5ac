import type { SchemaNode } from '../../../model/schema.ts';
import type { Text } from '../../../strings/i18n.ts';
import type { FieldMark } from '../../provider/field.ts';

const RULES = [
  'empty',
  'required',
  'type',
  'format',
  'pattern',
  'min',
  'max',
  'minLength',
  'maxLength',
  'enum',
  'unknown_field',
] as const;

/** A mark in words; `schema` has those of its pattern. */
export function describeMark(mark: FieldMark, t: Text, schema?: SchemaNode): string {
  if ('text' in mark) return mark.text;
  const { rule, value = '' } = mark;
  if (rule === 'decimals') {
    const [currency = '', scale] = value.split(' ');
    return t('playground:rule.decimals', { currency, count: Number(scale) });
  }
  const words = schema?.constraints?.find(({ kind }) => kind === 'pattern')?.words;
  if (rule === 'pattern' && words !== undefined) return words;
  const known = RULES.find((one) => one === rule);
  return known ? t(`playground:rule.${known}`, { value }) : t('playground:rule.other', { rule });
}
