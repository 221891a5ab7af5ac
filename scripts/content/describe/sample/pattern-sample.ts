import { limitTime } from '../../read/time-limit.ts';
import { type PatternPart, parsePattern } from './pattern-syntax.ts';

/** How text is made: repeats beyond the least number, the option of each choice, the characters, and which of many values is wanted. */
type Choice = { extra: number; option: number; isMixed: boolean; variant: number };

/** A pattern that asks for more than this many repeats is not worth more tries. */
const MAX_EXTRA = 80;
/** A sample is as long as this at most, whatever the document asks for. */
export const MAX_SAMPLE_LENGTH = 2000;
/** In so short a text even nested repeats end soon: no need to watch the time. */
const SHORT = 16;
/** Of each kind of character one, for patterns that demand several kinds by assertions. */
const MIXED = ['A', 'a', '1', '-', '!', '_', '@'];

/**
 * Text that a pattern takes and that is as long as allowed; undefined where none is found. `variant` numbers different ones. The result is
 * tested by the pattern itself, so assertions need not be understood.
 */
export function samplePattern(pattern: string, length: { min: number; max: number }, variant = 0): string | undefined {
  return limitTime(() => search(pattern, length, variant));
}

function search(pattern: string, { min, max }: { min: number; max: number }, variant: number): string | undefined {
  const parts = parsePattern(pattern);
  const expression = compile(pattern);
  if (!parts || !expression) return undefined;
  const isAllowed = (text: string) => {
    const { length } = [...text];
    return length >= min && length <= max && expression.test(text);
  };
  for (const isMixed of [false, true])
    for (const option of [0, 1, 2])
      for (let extra = 0; extra <= MAX_EXTRA; extra += 1) {
        const text = write(parts, { extra, option, isMixed, variant });
        // What may be empty says more with a character.
        if (text === '' && max > 0 && extra === 0) continue;
        const padded = text.padEnd(min, 'a');
        for (const candidate of [text, padded]) if (isAllowed(candidate)) return candidate;
      }
  return expression.test('') && min === 0 ? '' : undefined;
}

/** Whether a pattern takes a text; not where it is no pattern. */
export function isTaken(pattern: string, text: string): boolean {
  const test = () => compile(pattern)?.test(text);
  return (text.length <= SHORT ? test() : limitTime(test)) ?? false;
}

function compile(pattern: string): RegExp | undefined {
  for (const flags of ['u', ''])
    try {
      return new RegExp(pattern, flags);
    } catch {
      // Some escapes are mistakes with "u" only.
    }
  return undefined;
}

function write(parts: PatternPart[], choice: Choice): string {
  return parts.map((part) => writePart(part, choice, 0)).join('');
}

function writePart(part: PatternPart, choice: Choice, index: number): string {
  switch (part.kind) {
    case 'characters':
      return pick(part.characters, choice, index);
    case 'choice':
      return write(part.options[choice.option % part.options.length] ?? [], choice);
    case 'repeat': {
      const count = Math.min(part.max, part.min + choice.extra);
      let text = '';
      for (let at = 0; at < count && text.length < MAX_SAMPLE_LENGTH; at += 1) text += writePart(part.part, choice, at);
      return text;
    }
  }
}

/** One after the other: `123`, `ABC`. */
function pick(characters: string[], { isMixed, variant }: Choice, index: number): string {
  const mixed = isMixed ? MIXED.filter((character) => characters.includes(character)) : [];
  const list = mixed.length > 0 ? mixed : characters;
  return list[(index + variant) % list.length] ?? '';
}
