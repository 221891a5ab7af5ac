import { required } from '../../../packages/base/invariant.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may be between tags and inside a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) =>
    required(ESCAPES[character], 'The pattern lists the characters of the table.'),
  );
}

/** ` name="value"` for each value that is there; an empty value gives a bare name. */
export function attributes(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value ? ` ${name}="${escapeHtml(value)}"` : ` ${name}`))
    .join('');
}

/** A void element. */
export function tag(name: string, values: Record<string, string | undefined>): string {
  return `<${name}${attributes(values)}>`;
}

/** JSON that cannot end the script element it is in. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
