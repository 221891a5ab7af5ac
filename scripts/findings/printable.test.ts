import { expect, it } from 'vitest';
import { formatFinding } from './finding.ts';
import { toLine, toMarkdownLine } from './printable.ts';

it.each([
  ['a line break, and with it a workflow command', '/gone\n::error::x', '/gone\\u000a::error::x'],
  ['a workflow command at the start of a line', ' ::stop-commands::x', ' \\u003a:stop-commands::x'],
  ['a workflow command of the first form, anywhere', 'a ##[error]x', 'a ##\\u005berror]x'],
  ['a terminal escape', '\u001b[31m\u009b0m\r', '\\u001b[31m\\u009b0m\\u000d'],
  ['a change of direction', 'txt.\u202Eexe', 'txt.\\u202eexe'],
])('escapes %s', (_, text, printed) => {
  expect(toLine(text)).toBe(printed);
});

it('leaves ordinary text alone', () => {
  expect(toLine('路径 "/pots/{id}" — ok: [1] # 2')).toBe('路径 "/pots/{id}" — ok: [1] # 2');
});

it('leaves no markup in a line of Markdown', () => {
  expect(toMarkdownLine('/a\n## <img src=x> [b](c)')).toBe('\\/a\\\\u000a\\#\\# \\<img src\\=x\\> \\[b\\]\\(c\\)');
});

it('keeps the lines of a hint, and no command in them', () => {
  const problem = {
    severity: 'error',
    file: 'tea.yaml',
    message: 'No\n::add-mask::x',
    hint: 'Paste:\n  ::error::',
  } as const;
  expect(formatFinding(problem)).toBe('tea.yaml  No\\u000a::add-mask::x\n    hint: Paste:\n  \\u003a:error::');
});
