import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../../tests/setup/temporary-folder.ts';
import { type Finding, formatFinding } from '../../findings/finding.ts';
import { valueAt } from '../json/json-pointer.ts';
import { parseSource, parseText, readSource } from './source.ts';

const BOMB = ['a0: &a0 [card, card, card, card, card, card, card, card, card, card]']
  .concat(Array.from({ length: 9 }, (_, i) => `a${i + 1}: &a${i + 1} [${Array(10).fill(`*a${i}`).join(', ')}]`))
  .join('\n');

/** `value`: what is read all the same. */
const MISTAKES: { name: string; text: string; file?: string; problems: string[]; value?: object }[] = [
  {
    name: 'a tab',
    text: 'wallet:\n\tid: 1\n',
    problems: ['wallet.yaml:2:1  A tab is used as indentation.\n    hint: Indent with spaces.'],
  },
  {
    name: 'two equal keys, wherever they are',
    text: 'wallet: 1\nwallet: 2\ncard:\n  id: 1\n  id: 2\n',
    problems: [
      'wallet.yaml:2:1  This key occurs twice in one map.\n    hint: Keep one of the two.',
      'wallet.yaml:5:3  This key occurs twice in one map.\n    hint: Keep one of the two.',
    ],
    value: { wallet: 2, card: { id: 2 } },
  },
  {
    name: 'a list as root',
    text: '- wallet\n',
    problems: [
      'wallet.yaml:1:1  The document must be an object, not a list.\n    hint: It begins with a name and a value, such as "openapi: 3.1.0".',
    ],
  },
  {
    name: 'an empty file',
    text: '# nothing\n',
    problems: [
      'wallet.yaml:1:1  The document must be an object, not empty.\n    hint: It begins with a name and a value, such as "openapi: 3.1.0".',
    ],
  },
  {
    name: 'two documents',
    text: 'wallet: 1\n---\ncard: 1\n',
    problems: ['wallet.yaml:2:1  The file holds more than one document.\n    hint: Remove the line "---".'],
  },
  {
    name: 'an open quote, once',
    text: 'wallet: "open\ncard: 1\n',
    problems: ['wallet.yaml:1:9  This " is not closed.'],
  },
  {
    name: 'an open brace, where it is',
    text: 'wallet: 1\ncard: { id: 1, limits: { day: 5\ntag: a\n',
    problems: ['wallet.yaml:2:24  This { is not closed.'],
  },
  {
    name: 'a forgotten colon',
    text: 'wallet: 1\ncard\n  id: 1\n',
    problems: [
      'wallet.yaml:2:1  A name without a colon.\n    hint: Write a colon after the name, and a space between the colon and a value.',
    ],
  },
  {
    name: 'a colon without a space',
    text: 'wallet:1\ncard: 2\n',
    problems: [
      'wallet.yaml:1:1  A name without a colon.\n    hint: Write a colon after the name, and a space between the colon and a value.',
    ],
  },
  {
    name: 'an alias without anchor',
    text: 'wallet: *card\n',
    problems: ['wallet.yaml:1:9  No anchor named "card" is before this alias.'],
  },
  {
    name: 'a value inside itself',
    text: 'wallet: &wallet\n  card: *wallet\n',
    problems: ['wallet.yaml:2:9  The alias "wallet" is inside its own anchor.'],
  },
  {
    name: 'an alias bomb',
    text: BOMB,
    problems: ['wallet.yaml:5:50  Aliases repeat more than 100000 values.\n    hint: Use $ref for what is shared.'],
  },
  {
    name: 'a long text behind many aliases',
    text: `text: &text ${'x'.repeat(100_000)}\nlist: [${Array(60).fill('*text').join(', ')}]\n`,
    problems: [
      'wallet.yaml:2:358  Aliases repeat more than 5000000 characters.\n    hint: Use $ref for what is shared.',
    ],
  },
  {
    name: 'half of a surrogate pair',
    text: 'wallet: "a\\ud800"\n"\\udc00": 1\n',
    problems: [
      'wallet.yaml:1:9  The text contains half of a surrogate pair, which is not a character.\n    hint: Write the character itself.',
      'wallet.yaml:2:1  The text contains half of a surrogate pair, which is not a character.\n    hint: Write the character itself.',
    ],
  },
  {
    name: 'a merge key',
    text: 'card: &card { id: 1, name: a }\nwallet: { id: 2, <<: [{ tag: b, name: c }, *card] }\n',
    problems: [
      'wallet.yaml:2:18  Merge keys (<<) are not part of YAML 1.2.\n    hint: Use $ref or repeat the members.',
    ],
    value: { card: { id: 1, name: 'a' }, wallet: { id: 2, tag: 'b', name: 'c' } },
  },
  {
    name: 'an infinite number',
    text: 'hash: 1e999\n',
    problems: ['wallet.yaml:1:7  Infinity is not a JSON number.\n    hint: Quote it when it is meant as text.'],
  },
  {
    name: 'a list as key',
    text: '? [card]\n: 1\n',
    problems: ['wallet.yaml:1:3  A key must be text, not a list or a map.'],
  },
  {
    name: 'brackets without end',
    text: `wallet: ${'['.repeat(20_000)}`,
    problems: ['wallet.yaml:1:309  Values are nested too deeply.'],
  },
  {
    name: 'indentation without end',
    text: Array.from({ length: 3000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
    problems: ['wallet.yaml:301:301  Values are nested too deeply.'],
  },
  {
    name: 'a trailing comma in JSON',
    file: 'wallet.json',
    text: '{\n  "card": 1,\n}\n',
    problems: [
      'wallet.json:3:1  Not JSON: Expected double-quoted property name.\n    hint: Delete the comma before it.',
    ],
  },
  {
    name: 'two equal keys in JSON',
    file: 'wallet.json',
    text: '{ "card": 1, "card": 2 }',
    problems: ['wallet.json:1:14  This key occurs twice in one map.\n    hint: Keep one of the two.'],
    value: { card: 2 },
  },
];

describe('parseSource', () => {
  it.each(MISTAKES)('reports $name', ({ text, file = 'wallet.yaml', problems, value }) => {
    const parsed = parseSource(file, text);

    expect(parsed.problems.map(formatFinding)).toEqual(problems);
    expect(parsed.source?.value).toEqual(value);
  });

  it('reads keys as they are written', () => {
    expect(parseSource('wallet.yaml', "200: ok\n'404': no\ntrue: yes\n0x1F: hex\n").source?.value).toEqual({
      200: 'ok',
      404: 'no',
      true: 'yes',
      '0x1F': 'hex',
    });
  });

  it('repeats aliased values as values of their own', () => {
    const { source } = parseSource('wallet.yaml', 'card: &card { id: &id 7 }\nwallet: { card: *card, id: *id }\n');

    expect(source?.value).toEqual({ card: { id: 7 }, wallet: { card: { id: 7 }, id: 7 } });
    expect(valueAt(source?.value, ['wallet', 'card'])).not.toBe(source?.value.card);
  });

  it('does not take the brackets of prose for nesting', () => {
    const prose = `wallet:\n  text: |\n${'    0 [ 1\n'.repeat(200)}  other: |\n${'    0 [ 1\n'.repeat(200)}`;

    expect(parseSource('wallet.yaml', prose).problems).toEqual([]);
  });

  it('locates members by their keys and elements by themselves', () => {
    const { source } = parseSource('wallet.yaml', 'cards:\n  - id: 1\n  - id: 2\n    a/b: { 200: x }\n');

    expect(source?.locate('/cards/1')).toEqual({ file: 'wallet.yaml', line: 3, column: 5 });
    expect(source?.locate('/cards/1/a~1b/200')).toEqual({ file: 'wallet.yaml', line: 4, column: 12 });
    expect(source?.locate('/cards/1/missing')).toEqual({ file: 'wallet.yaml', line: 3, column: 5 });
  });
});

describe('parseText', () => {
  const good: (typeof MISTAKES)[number] = { name: 'a good text', text: 'wallet: {id: 1, tags: [a, ~]}', problems: [] };

  it.each([...MISTAKES, good])(
    'gives what a cache of JSON gives back as it was: $name',
    ({ text, file = 'wallet.yaml' }) => {
      const fromCache = parseSource(file, text, (...input) => JSON.parse(JSON.stringify(parseText(...input))));
      const { source, problems } = parseSource(file, text);

      expect(fromCache.problems).toEqual(problems);
      expect(fromCache.source?.value).toEqual(source?.value);
    },
  );
});

describe('readSource', () => {
  it('reports the line of bytes that are not UTF-8', async () => {
    const folder = makeTemporaryFolder('source');
    const latin1 = Buffer.concat([
      Buffer.from('wallet: 钱包\ncard: caf'),
      Buffer.from([0xe9]),
      Buffer.from('\nid: 1\n'),
    ]);
    await writeFile(join(folder, 'wallet.yaml'), latin1);
    const problems: Finding[] = [];

    const source = await readSource(folder, 'wallet.yaml', (problem) => problems.push(problem));

    expect(source).toBeUndefined();
    expect(problems.map(formatFinding)).toEqual(['wallet.yaml:2  The file is not UTF-8.\n    hint: Save it as UTF-8.']);
  });
});
