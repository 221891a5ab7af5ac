import { useMemo } from 'react';
import { tokenizeJson } from './json-tokens.ts';

/** JSON that came as one line, on lines of its own and coloured. */
export function JsonText({ text, id }: { text: string; id?: string }) {
  const tokens = useMemo(() => tokenizeJson(indent(text)), [text]);
  return (
    // It scrolls, so it must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
    <pre className="code-pre" tabIndex={0} id={id}>
      <code>
        {tokens.map(({ text: part, kind }, index) =>
          kind ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of one text never move.
            <span key={index} className={kind}>
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </code>
    </pre>
  );
}

function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
