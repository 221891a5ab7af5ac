/** A part of a pattern that characters are made from; assertions have none. `repeat`: of a part, how often. */
export type PatternPart =
  | { kind: 'characters'; characters: string[] }
  | { kind: 'choice'; options: PatternPart[][] }
  | { kind: 'repeat'; part: PatternPart; min: number; max: number };

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '1234567890';
const LETTERS = LOWER + LOWER.toUpperCase();
/** What a class without limits may be, ordinary characters first. */
const ANY = `${LETTERS}${DIGITS} -_.,:;!?/@#$%&*+=()[]{}<>'"|~^\\`;

const CLASSES: Record<string, string> = { d: DIGITS, w: `${LETTERS}${DIGITS}_`, s: ' ' };
const PROPERTIES: [RegExp, string][] = [
  [/^(?:Lu|Uppercase.*)$/, LOWER.toUpperCase()],
  [/^(?:Ll|Lowercase.*)$/, LOWER],
  [/^N/, DIGITS],
  [/^(?:Z|White_Space|Zs)/, ' '],
  [/^P/, '.,-!?'],
  [/^S/, '+$='],
];

/** Reads a regular expression of ECMA 262, as JSON Schema has them. Undefined for what it does not make text from, such as back-references. */
export function parsePattern(pattern: string): PatternPart[] | undefined {
  try {
    const reader = new Reader([...pattern]);
    const options = reader.readOptions();
    return reader.isAtEnd() ? [{ kind: 'choice', options }] : undefined;
  } catch {
    return undefined;
  }
}

class Unsupported extends Error {}

class Reader {
  private readonly text: string[];
  private at = 0;
  constructor(text: string[]) {
    this.text = text;
  }

  isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  readOptions(): PatternPart[][] {
    const options: PatternPart[][] = [[]];
    while (!this.isAtEnd() && this.peek() !== ')') {
      if (this.take('|')) options.push([]);
      else options.at(-1)?.push(...this.readTerm());
    }
    return options;
  }

  private readTerm(): PatternPart[] {
    if (this.take('^') || this.take('$')) return [];
    const part = this.readAtom();
    const [min, max] = this.readQuantifier();
    if (!part) return [];
    return [min === 1 && max === 1 ? part : { kind: 'repeat', part, min, max }];
  }

  /** Undefined for an assertion. */
  private readAtom(): PatternPart | undefined {
    if (this.take('(')) return this.readGroup();
    if (this.take('[')) return { kind: 'characters', characters: this.readClass() };
    if (this.take('.')) return { kind: 'characters', characters: [...ANY] };
    if (!this.take('\\')) return { kind: 'characters', characters: [this.next()] };
    if (/[bB]/.test(this.peek())) return void this.next();
    if (/[1-9k]/.test(this.peek())) throw new Unsupported();
    return { kind: 'characters', characters: this.readEscape() };
  }

  private readGroup(): PatternPart | undefined {
    const head = /^\?(?:<?[=!]|:|<[^>]+>)/.exec(this.rest())?.[0] ?? '';
    this.at += [...head].length;
    const options = this.readOptions();
    if (!this.take(')')) throw new Unsupported();
    return /[=!]$/.test(head) ? undefined : { kind: 'choice', options };
  }

  private readClass(): string[] {
    const isNegated = this.take('^');
    const characters: string[] = [];
    while (!this.take(']')) {
      const [first = '', ...others] = this.take('\\') ? this.readEscape() : [this.next()];
      const isRange = others.length === 0 && this.peek() === '-' && this.text[this.at + 1] !== ']';
      if (!isRange) {
        characters.push(first, ...others);
        continue;
      }
      this.next();
      const [last = ''] = this.take('\\') ? this.readEscape() : [this.next()];
      characters.push(...listRange(first, last));
    }
    return isNegated ? [...ANY].filter((character) => !characters.includes(character)) : characters;
  }

  private readEscape(): string[] {
    const letter = this.next();
    const known = CLASSES[letter.toLowerCase()];
    if (known !== undefined) {
      const isNegated = letter !== letter.toLowerCase();
      return isNegated ? [...ANY].filter((character) => !known.includes(character)) : [...known];
    }
    if (letter === 'p' || letter === 'P') {
      const name = /^\{(?:[^=}]*=)?([^}]*)\}/.exec(this.rest());
      this.at += name?.[0].length ?? 0;
      const set = PROPERTIES.find(([names]) => names.test(name?.[1] ?? ''))?.[1] ?? LETTERS;
      return letter === 'p' ? [...set] : [...ANY].filter((character) => !set.includes(character));
    }
    const code = /^(?:u\{([0-9a-f]+)\}|u([0-9a-f]{4})|x([0-9a-f]{2}))/i.exec(letter + this.rest());
    if (code) {
      this.at += code[0].length - 1;
      return [String.fromCodePoint(Number.parseInt(code[1] ?? code[2] ?? code[3] ?? '', 16))];
    }
    return [{ n: '\n', t: '\t', r: '\r', f: '\f', v: '\v' }[letter] ?? letter];
  }

  private readQuantifier(): [min: number, max: number] {
    const [all, sign, min, comma, max] = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(this.rest()) ?? [''];
    this.at += all.length;
    if (sign === '*') return [0, Number.POSITIVE_INFINITY];
    if (sign === '+') return [1, Number.POSITIVE_INFINITY];
    if (sign === '?') return [0, 1];
    if (min === undefined) return [1, 1];
    return [Number(min), max ? Number(max) : comma ? Number.POSITIVE_INFINITY : Number(min)];
  }

  private rest(): string {
    return this.text.slice(this.at, this.at + 60).join('');
  }

  private peek(): string {
    return this.text[this.at] ?? '';
  }

  private take(character: string): boolean {
    if (this.peek() !== character) return false;
    this.at += 1;
    return true;
  }

  private next(): string {
    const character = this.text[this.at];
    if (character === undefined) throw new Unsupported();
    this.at += 1;
    return character;
  }
}

/** The first characters of a range, enough for a sample; digits begin with 1. */
function listRange(first: string, last: string): string[] {
  if (first === '0' && last === '9') return [...DIGITS];
  const [from = 0, to = 0] = [first, last].map((character) => character.codePointAt(0));
  const length = Math.max(0, Math.min(to - from + 1, 64));
  return Array.from({ length }, (_, index) => String.fromCodePoint(from + index));
}
