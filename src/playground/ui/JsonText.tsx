import { useMemo, useState } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { foldNulls, NULLS_LINE } from './fold-nulls.ts';
import { tokenizeJson } from './json-tokens.ts';

type JsonTextProps = {
  text: string;
  id?: string;
  /** Shows the null fields of an object on request only. */
  isFolded?: boolean;
};

/** JSON that came as one line, on lines of its own and coloured. */
export function JsonText({ text, id, isFolded = false }: JsonTextProps) {
  const { t } = useText();
  const [areNullsShown, showNulls] = useState(false);
  const isFold = isFolded && !areNullsShown;
  // Every second part is the number of null fields in between.
  const parts = useMemo(() => printJson(text, isFold).split(NULLS_LINE), [text, isFold]);
  return (
    // It scrolls, so it must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
    <pre className="code-pre" tabIndex={0} id={id}>
      <code>
        {parts.map((part, index) =>
          index % 2 === 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
            <Tokens key={index} text={part} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <button key={index} type="button" className="json-nulls" onClick={() => showNulls(true)}>
              <Icon name="chevron" />
              {t('playground:nulls', { count: Number(part) })}
            </button>
          ),
        )}
      </code>
    </pre>
  );
}

function Tokens({ text }: { text: string }) {
  const tokens = useMemo(() => tokenizeJson(text), [text]);
  return tokens.map(({ text: part, kind }, index) =>
    kind ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of one text never move.
      <span key={index} className={kind}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** JSON on lines of its own; any other text as it is. `isFold`: the null fields of an object as one line. */
export function printJson(text: string, isFold = false): string {
  try {
    return JSON.stringify(JSON.parse(text), isFold ? foldNulls : undefined, 2);
  } catch {
    return text;
  }
}
