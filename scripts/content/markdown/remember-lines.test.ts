import { createHighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { expect, it } from 'vitest';
import { rememberLines } from './remember-lines.ts';

/** Requests as samples have them: a text over several lines, nested objects, and lines that are the same in another place. */
const texts = ['inv_1', 'cus_2', 'inv_1'].map((id) =>
  [
    'const text = `',
    `  ${id}`,
    '  "a": 1',
    '`;',
    'const body = {',
    '  "a": 1,',
    `  id: '${id}', // of`,
    '};',
    '"a": 1',
  ].join('\n'),
);

async function createTokenizer() {
  const theme = { name: 'marks', settings: [{ scope: 'string', settings: { foreground: '#000001' } }] };
  const langs = [import('shiki/langs/ts.mjs')];
  const highlighter = await createHighlighterCore({
    ...{ themes: [theme], langs, engine: createOnigurumaEngine(import('shiki/wasm')) },
  });
  const calls: string[] = [];
  const grammar = highlighter.getLanguage('ts');
  const tokenize = grammar.tokenizeLine2.bind(grammar);
  grammar.tokenizeLine2 = (line, ...rest) => {
    calls.push(line);
    return tokenize(line, ...rest);
  };
  const highlight = (text: string) =>
    highlighter.codeToTokensBase(text, { lang: 'ts', theme: 'marks', tokenizeTimeLimit: 0 });
  return { grammar, calls, highlight };
}

it('gives the tokens that the grammar gives, and asks it once for a line in a state', async () => {
  const plain = await createTokenizer();
  const remembering = await createTokenizer();
  rememberLines(remembering.grammar);
  for (const text of texts) expect(remembering.highlight(text)).toEqual(plain.highlight(text));
  expect(plain.calls).toHaveLength(27);
  // Nine of the first text, and of the second the two that have its identifier.
  expect(remembering.calls).toHaveLength(11);
});
