import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { openLargeText } from './large-text.ts';

const read = (text: string) => {
  const large = openLargeText('a.yaml', text);
  return large.root.map((member) => [member.key, large.read(member)]);
};
const key = fc.string({ minLength: 1 }).filter((name) => name !== '__proto__');
const object = fc.dictionary(key, fc.jsonValue({ maxDepth: 3 }), { minKeys: 1, noNullPrototype: true });

it('lists the members of any JSON object', () => {
  fc.assert(
    fc.property(object, fc.constantFrom(0, 2), (value, space) => {
      const text = JSON.stringify(value, null, space);
      expect(read(text)).toEqual(Object.entries(JSON.parse(text)));
    }),
  );
});

it('lists the members of YAML, however its texts are written', () => {
  const text = fc.lorem({ maxCount: 30 }).map((words) => words.replaceAll('. ', ':\n# '));
  const value = fc.dictionary(fc.stringMatching(/^[/a-z{}-]{1,12}$/), fc.oneof(text, fc.array(text), object), {
    minKeys: 1,
  });
  fc.assert(
    fc.property(value, (value) => {
      // JSON has no -0.
      expect(JSON.stringify(Object.fromEntries(read(stringify(value))))).toBe(JSON.stringify(value));
    }),
  );
});

it('lists members below a member, and their lines', () => {
  const text =
    '# An API\nopenapi: 3.1.0\npaths:\n  # all\n  "/a/{b}":\n    get:\n      tags:\n      - x\n\n  /c: {}\ninfo: {}\n';
  const large = openLargeText('a.yaml', text);
  const paths = large.list(large.root[1] as never);
  expect(paths.map(({ key, start }) => [key, large.lineAt(start)])).toEqual([
    ['/a/{b}', 5],
    ['/c', 10],
  ]);
  expect(paths.map((path) => large.read(path))).toEqual([{ get: { tags: ['x'] } }, {}]);
});

it('says where a member cannot be read', () => {
  const large = openLargeText('a.yaml', 'info: {}\npaths:\n  /a: [\n');
  expect(() => large.read(large.list(large.root[1] as never)[0] as never)).toThrow(
    /^a\.yaml:3 {2}"\/a" cannot be read: /,
  );
});

it('says what to do about an alias from one member to another', () => {
  const large = openLargeText('a.yaml', 'a: &x { b: 1 }\nc: *x\n');
  expect(() => large.read(large.root[1] as never)).toThrow(/^a\.yaml:2 .*alias.*\n {4}hint: /i);
});
