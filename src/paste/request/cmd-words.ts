import type { ShellWord } from './shell-words.ts';

/** Whether a command is written for the Windows command prompt: a caret is at the end of a line or before a quotation mark. */
export function isCmd(command: string): boolean {
  return /\^[ \t]*\r?\n|\^"/.test(command);
}

/** The words of a command by the rules of cmd.exe (`^` quotes a character) and then of the C runtime of Windows (`\"` in quotation marks). */
export function splitCmdWords(
  command: string,
): { ok: true; words: ShellWord[] } | { ok: false; problem: 'unclosedQuote' } {
  const line = removeCarets(command);
  const words: ShellWord[] = [];
  let word: string | undefined;
  let isQuoted = false;
  for (const [part, backslashes = '', quote] of line.matchAll(/(\\*)(")|\\+|\s|[^\\"\s]+/g)) {
    if (quote) {
      word = (word ?? '') + '\\'.repeat(Math.floor(backslashes.length / 2));
      if (backslashes.length % 2 === 1) word += '"';
      else isQuoted = !isQuoted;
    } else if (isQuoted || !/\s/.test(part)) word = (word ?? '') + part;
    else {
      if (word !== undefined) words.push({ text: word });
      word = undefined;
    }
  }
  if (isQuoted) return { ok: false, problem: 'unclosedQuote' };
  return { ok: true, words: [...words, ...(word === undefined ? [] : [{ text: word }])] };
}

/** A caret makes the next character an ordinary one, except in quotation marks; before a line feed it continues the line. */
function removeCarets(command: string): string {
  let isQuoted = false;
  return command.replace(/\^(?:\r?\n|([\s\S]))|"/g, (part, escaped?: string) => {
    if (part === '"') {
      isQuoted = !isQuoted;
      return part;
    }
    return isQuoted ? part : (escaped ?? '');
  });
}
