// Our own: the packages that split shell commands drop line continuations and `$'…'`, which browsers write when they copy as cURL.

const ANSI_C: Record<string, string> = { n: '\n', t: '\t', r: '\r', '\\': '\\', "'": "'", '"': '"' };

export type ShellWords = { ok: true; words: string[]; hasVariables: boolean } | { ok: false };

/**
 * The words of a command by the quoting rules of POSIX (Shell Command Language, section 2.2) and `$'…'`, without expanding anything.
 * `hasVariables`: a `$NAME` or `$(…)` is where a shell would have put a value. Not `ok`: a quote is never closed.
 */
export function splitShellWords(command: string): ShellWords {
  const words: string[] = [];
  let word: string | undefined;
  let hasVariables = false;
  let at = 0;
  const add = (text: string) => {
    word = (word ?? '') + text;
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
    if (quoted) {
      if (ansi !== undefined) add(decodeAnsiC(ansi));
      else if (single !== undefined) add(single);
      else if (double !== undefined) {
        hasVariables ||= isVariable(double);
        add(double.replace(/\\\r?\n/g, '').replace(/\\([$`"\\])/g, '$1'));
      }
      at += whole.length;
    } else if (char === "'" || char === '"') return { ok: false };
    else if (char === '\\') {
      const escaped = /^\\(\r?\n|[\s\S]?)/.exec(rest)?.[1] ?? '';
      if (!/^\r?\n$/.test(escaped)) add(escaped);
      at += 1 + escaped.length;
    } else if (/\s/.test(char)) {
      end();
      at += 1;
    } else {
      hasVariables ||= isVariable(rest.slice(0, 2));
      add(char);
      at += 1;
    }
  }
  end();
  return { ok: true, words, hasVariables };
}

function isVariable(text: string): boolean {
  return /(?<!\\)(?:\\\\)*\$[A-Za-z_{(]/.test(text);
}

function decodeAnsiC(text: string): string {
  return text.replace(/\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|([\s\S]))/gi, (_, unicode, byte, char) =>
    char === undefined ? String.fromCodePoint(Number.parseInt(unicode ?? byte, 16)) : (ANSI_C[char] ?? `\\${char}`),
  );
}
