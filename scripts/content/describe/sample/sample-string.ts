import { isTaken, MAX_SAMPLE_LENGTH, samplePattern } from './pattern-sample.ts';
import type { Limits } from './sample-limits.ts';

/** https://spec.openapis.org/registry/format/ and JSON Schema 2020-12, 7.3 */
const BY_FORMAT: Record<string, string> = {
  'date-time': '2026-01-15T08:00:00Z',
  date: '2026-01-15',
  time: '08:00:00Z',
  duration: 'P1DT2H',
  email: 'alex@example.com',
  'idn-email': 'alex@example.com',
  uri: 'https://example.com',
  url: 'https://example.com',
  iri: 'https://example.com',
  'uri-reference': '/example',
  'iri-reference': '/example',
  'uri-template': 'https://example.com/{id}',
  hostname: 'example.com',
  'idn-hostname': 'example.com',
  ipv4: '192.0.2.1',
  ip: '192.0.2.1',
  ipv6: '2001:db8::1',
  uuid: '7b1e0f6a-2c3d-4e5f-8a9b-0c1d2e3f4a5b',
  guid: '7b1e0f6a-2c3d-4e5f-8a9b-0c1d2e3f4a5b',
  byte: 'ZXhhbXBsZQ==',
  base64: 'ZXhhbXBsZQ==',
  base64url: 'ZXhhbXBsZQ',
  'json-pointer': '/example',
  'relative-json-pointer': '0/example',
  regex: '^example$',
  decimal: '1.50',
  int32: '1',
  int64: '1',
  uint64: '1',
  phone: '+14155550100',
  e164: '+14155550100',
};

/** A text of its format, by its pattern, as long as allowed; `variant` numbers different ones. */
export function sampleString(format: string, limits: Limits, variant = 0): string {
  const min = Math.min(limits.number('minLength') ?? 0, MAX_SAMPLE_LENGTH);
  const length = { min, max: limits.number('maxLength') ?? Number.POSITIVE_INFINITY };
  const patterns = limits.texts('pattern');
  const areTaken = (text: string) => patterns.every((pattern) => isTaken(pattern, text));
  const ofFormat = vary(BY_FORMAT[format], format, variant);
  if (ofFormat !== undefined && fits(ofFormat, length) && areTaken(ofFormat)) return ofFormat;
  const text = variant === 0 ? 'string' : `string${variant + 1}`;
  const isOrdinary = patterns.length === 0 || (fits(text, length) && areTaken(text));
  const ofPattern = isOrdinary ? [] : patterns.flatMap((pattern) => samplePattern(pattern, length, variant) ?? []);
  const [first = undefined] = [...ofPattern.filter(areTaken), ...ofPattern];
  if (first !== undefined) return first;
  if (format === 'email') return toLength('a@example.com'.padStart(length.min, 'a'), length);
  // The number of the variant has to stay.
  return toLength(text.length > length.max ? `${text.slice(0, 1)}${variant || 'tring'}` : text, length);
}

type Length = { min: number; max: number };

function fits(text: string, { min, max }: Length): boolean {
  return text.length >= min && text.length <= max;
}

function toLength(text: string, { min, max }: Length): string {
  return text.padEnd(min, 'string').slice(0, max);
}

/** The last digit or letter of the text, changed. */
function vary(text: string | undefined, format: string, variant: number): string | undefined {
  if (text === undefined || variant === 0) return text;
  if (/^(?:date|date-time)$/.test(format)) return text.replace(/15/, String(15 + (variant % 13)));
  if (/email/.test(format)) return text.replace('@', `${variant + 1}@`);
  if (/^(?:uri|url|iri)/.test(format)) return `${text}/${variant + 1}`;
  if (/hostname/.test(format)) return `${variant + 1}.${text}`;
  return text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + variant) % 10));
}
