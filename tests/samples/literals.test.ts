import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import type { JsonValue } from '../../src/model/schema.ts';
import { shellQuote } from '../../src/samples/literals/bash.ts';
import { goRawJson } from '../../src/samples/literals/go.ts';
import { javaTextBlock } from '../../src/samples/literals/java.ts';
import { jsonPieces } from '../../src/samples/literals/json-text.ts';
import { nodeLiteral } from '../../src/samples/literals/node.ts';
import { phpLiteral } from '../../src/samples/literals/php.ts';
import { pythonLiteral } from '../../src/samples/literals/python.ts';
import { needs } from '../setup/installed.ts';
import { describeLanguages } from './toolchain.ts';

const folder = mkdtempSync(join(tmpdir(), 'literals-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Names and texts made of what is special somewhere. Ill-formed surrogates cannot be sent as UTF-8 at all. */
const TEXT = fc
  .array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom("'", '"', '\\', '$', '`', '%', '{', '}', '"""', '\\u0041', '\n', '\r', '\t'),
      },
      fc.constantFrom('卡', '😀', '\u2028', '\ufeff', '\u007f', '\u0001', '/', '<', '__proto__', '0', ' ', '?>', '#{'),
      fc.string({ unit: 'grapheme-ascii', maxLength: 4 }),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

const JSON_VALUE = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    TEXT,
    fc.oneof(fc.constantFrom(null, true, false), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(TEXT, tie('value'), { maxKeys: 3 }),
  ),
})).value;

/** Many values are written into one program each, because starting a language is what takes time. */
const VALUES: JsonValue[] = [
  ...fc.sample(JSON_VALUE, { numRuns: 300, seed: 20_260_115 }),
  { __proto__: null, constructor: {} },
  { '0': 'a list for PHP', '1': 'that is an object' },
  {},
  [],
  [[], {}],
  '',
].map((value): JsonValue => JSON.parse(JSON.stringify(value)));

const jsonText = (value: JsonValue) => jsonPieces(value, 'indented').join('');

/** Writes a program that prints each value as JSON on a line, runs it, and reads the lines. */
function readBack(file: string, source: string, command: string[]): JsonValue[] {
  writeFileSync(join(folder, file), source);
  const [program = '', ...options] = command;
  const env = { ...process.env, GO111MODULE: 'off', LC_ALL: 'C.UTF-8' };
  const printed = execFileSync(program, options, { cwd: folder, encoding: 'utf8', env, maxBuffer: 2 ** 26 });
  return printed
    .split('\n')
    .slice(0, -1)
    .map((line): JsonValue => JSON.parse(line));
}

/** For languages that hold JSON as text: each text is printed in base64, so that a line is a line. */
function getTexts(lines: JsonValue[]): JsonValue[] {
  return lines.map((line): JsonValue => JSON.parse(Buffer.from(String(line), 'base64').toString()));
}

it('JSON with its pieces joined is the value, in both layouts', () => {
  for (const value of VALUES) {
    expect(JSON.parse(jsonText(value))).toEqual(value);
    expect(JSON.parse(jsonPieces(value, 'line').join(''))).toEqual(value);
  }
});

describeLanguages('a language reads every literal as the value that it was made of', {
  ts: () =>
    it(...needs([], 'Node.js'), () => {
      const source = VALUES.map((value) => `console.log(JSON.stringify(${nodeLiteral(value)}));`).join('\n');
      expect(readBack('values.mjs', source, ['node', 'values.mjs'])).toEqual(VALUES);
    }),

  python: () =>
    it(...needs('python', 'Python'), () => {
      const prints = VALUES.map((value) => `print(json.dumps(${pythonLiteral(value)}))`).join('\n');
      expect(readBack('values.py', `import json\n${prints}\n`, ['python3', 'values.py'])).toEqual(VALUES);
    }),

  php: () =>
    it(...needs('php', 'PHP'), () => {
      const prints = VALUES.map((value) => `echo json_encode(${phpLiteral(value)}, JSON_THROW_ON_ERROR), "\\n";`);
      expect(readBack('values.php', `<?php\n${prints.join('\n')}\n`, ['php', 'values.php'])).toEqual(VALUES);
    }),

  bash: () =>
    it(...needs('bash', 'bash'), () => {
      const prints = VALUES.map(
        (value) => `printf '"%s"\\n' "$(printf %s ${shellQuote(jsonText(value))} | base64 -w0)"`,
      );
      expect(getTexts(readBack('values.sh', prints.join('\n'), ['bash', 'values.sh']))).toEqual(VALUES);
    }),

  java: () =>
    it(...needs('java', 'Java'), () => {
      // A method has room for 64 kB only.
      const methods = VALUES.map(
        (value, index) => `static String v${index}() { return ${javaTextBlock(jsonText(value))}; }`,
      );
      const calls = VALUES.map((_, index) => `print(v${index}());`);
      const source = `class Values {
      static void print(String text) {
        byte[] bytes = text.getBytes(java.nio.charset.StandardCharsets.UTF_8);
        System.out.println('"' + java.util.Base64.getEncoder().encodeToString(bytes) + '"');
      }
      ${methods.join('\n')}
      public static void main(String[] arguments) { ${calls.join('\n')} }
    }`;
      const command = ['java', '-Dfile.encoding=UTF-8', 'Values.java'];
      expect(getTexts(readBack('Values.java', source, command))).toEqual(VALUES);
    }),

  go: () =>
    it(...needs('go', 'Go'), () => {
      const prints = VALUES.map((value) => `print(${goRawJson(jsonText(value))})`).join('\n');
      const source = `package main
import ("encoding/base64"; "fmt")
func print(text string) { fmt.Println("\\"" + base64.StdEncoding.EncodeToString([]byte(text)) + "\\"") }
func main() {
${prints}
}
`;
      expect(getTexts(readBack('values.go', source, ['go', 'run', 'values.go']))).toEqual(VALUES);
    }),
});
