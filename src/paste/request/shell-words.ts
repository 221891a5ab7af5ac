// Our own: the packages that split shell commands drop line continuations and `$'…'`, which browsers write when they copy as cURL.

const ANSI_C: Record<string, string> = { n: '\n', t: '\t', r: '\r', '\\': '\\', "'": "'", '"': '"' };

/** A value that a shell puts in: `$NAME`, `${NAME…}`, `$(…)`, `` `…` ``, `<(…)`. With a default, group 1 is what it is without a value. */
const EXPANSION = /^(?:\$\{\w+:?-([^}$]*)\}|\$[A-Za-z_{(]|`|<\()/;

/** A word, and whether a shell would have put a value into it that this text does not have. */
export type ShellWord = { text: string; hasVariable?: boolean };

export type ShellWords =
  | { ok: true; words: ShellWord[] }
  | { ok: false; problem: 'unclosedQuote' | 'unquotedAmpersand' };

/**
 * The words of the first command by the quoting rules of POSIX (Shell Command Language, section 2.2) and `$'…'`; of variables only those
 * with a default are expanded. It ends before a pipe, a redirection, a semicolon or what it printed; an ampersand in a word ends it, too, which nobody wants.
 */
export function splitShellWords(command: string): ShellWords {
  const words: ShellWord[] = [];
  let word: ShellWord | undefined;
  let at = 0;
  const add = (text: string, hasVariable = false) => {
    word = { text: (word?.text ?? '') + text, ...((hasVariable || word?.hasVariable) && { hasVariable: true }) };
  };
  const end = () => {
    if (word !== undefined) words.push(word);
    word = undefined;
  };
  while (at < command.length) {
    const char = command.charAt(at);
    const rest = command.slice(at);
    const quoted = /^(?:\$'((?:[^'\\]|\\[\s\S])*)'|'([^']*)'|"((?:[^"\\]|\\[\s\S])*)")/.exec(rest);
    const [whole = '', ansi, single, double] = quoted ?? [];
    const expansion = EXPANSION.exec(rest);
    if (quoted) {
      if (ansi !== undefined) add(decodeAnsiC(ansi));
      else if (single !== undefined) add(single);
      else if (double !== undefined) addDoubleQuoted(double, add);
      at += whole.length;
    } else if (char === "'" || char === '"') return { ok: false, problem: 'unclosedQuote' };
    else if (char === '\\') {
      const escaped = /^\\(\r?\n|[\s\S]?)/.exec(rest)?.[1] ?? '';
      if (!/^\r?\n$/.test(escaped)) add(escaped);
      at += 1 + escaped.length;
    } else if (expansion) {
      add(expansion[1] ?? expansion[0], expansion[1] === undefined);
      at += expansion[0].length;
    } else if (char === '&' && word && command.charAt(at + 1) !== '&')
      return { ok: false, problem: 'unquotedAmpersand' };
    // After the command, its output may follow.
    else if (/[|;<>&]/.test(char)) break;
    else if (/\s/.test(char)) {
      end();
      const space = /^\s+/.exec(rest)?.[0] ?? char;
      at += space.length;
      if (space.includes('\n') && /^(?:HTTP\/|[*{])/.test(command.slice(at, at + 5))) break;
    } else {
      add(char);
      at += 1;
    }
  }
  end();
  return { ok: true, words };
}

/** In double quotes only variables, `\` before a few characters and line continuations mean anything. */
function addDoubleQuoted(text: string, add: (text: string, hasVariable?: boolean) => void): void {
  add('');
  const parts = /\$\{\w+:?-([^}$]*)\}|(\$[A-Za-z_{(]|`)|\\(\r\n|[\s\S])|[^\\$`]+|\$/g;
  for (const [part, fallback, expansion, escaped] of text.matchAll(parts)) {
    if (escaped !== undefined) add(/^\r?\n$/.test(escaped) ? '' : /[$`"\\]/.test(escaped) ? escaped : part);
    else add(fallback ?? part, expansion !== undefined);
  }
}

function decodeAnsiC(text: string): string {
  return text.replace(/\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|([\s\S]))/gi, (_, unicode, byte, char) =>
    char === undefined ? String.fromCodePoint(Number.parseInt(unicode ?? byte, 16)) : (ANSI_C[char] ?? `\\${char}`),
  );
}
