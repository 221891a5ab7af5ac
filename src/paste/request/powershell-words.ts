import type { ShellWord } from './shell-words.ts';

/** A string without its quotation marks, a sign, or anything else up to the next of them or to white space. */
export type PowerShellWord = ShellWord & { kind: 'string' | 'sign' | 'word' };

/** White space, a string, a sign or a word, each where the one before ended: sticky, so that nothing is read twice. */
const TOKEN =
  /(?:\s|`\s)+|"([^"`]*(?:(?:`[\s\S]|"")[^"`]*)*)"|'([^']*(?:''[^']*)*)'|([{}()=;,])|((?:[^\s"'`{}()=;,]|`\S)+)/y;

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', 0: '\0' };

/** The words of a command by the rules of PowerShell (about_Quoting_Rules), up to a string that does not end: what a client printed below it. */
export function splitPowerShellWords(command: string): PowerShellWord[] {
  const words: PowerShellWord[] = [];
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(command); token; token = TOKEN.exec(command)) {
    const [, double, single, sign, word] = token;
    if (double !== undefined) words.push({ kind: 'string', ...expand(double) });
    else if (single !== undefined) words.push({ kind: 'string', text: single.replaceAll("''", "'") });
    else if (sign !== undefined) words.push({ kind: 'sign', text: sign });
    else if (word !== undefined)
      words.push({ kind: 'word', text: word, ...(word.includes('$') && { hasVariable: true }) });
  }
  return words;
}

/** A string in double quotes: escapes, and characters by number, as browsers write them. */
function expand(quoted: string): ShellWord {
  let hasVariable = false;
  const text = quoted.replace(
    /`([\s\S])|""|\$\(\[char\](0x[0-9a-f]+|\d+)\)|\$(?=[\w({])/gi,
    (part, escaped?: string, code?: string) => {
      if (escaped !== undefined) return ESCAPES[escaped] ?? escaped;
      if (code !== undefined) return String.fromCharCode(Number(code));
      if (part === '""') return '"';
      hasVariable = true;
      return part;
    },
  );
  return { text, hasVariable };
}
