import { codeLines } from '../../model/code-lines.ts';
import type { CodeSource } from '../../model/code-source.ts';

type CodePreProps = {
  code: CodeSource;
  id?: string;
  highlightedLines?: number[];
  lineNumbers?: boolean;
  /** Beginning of the ids of the fields that its lines show: see `src/dom/linked-fields.ts`. */
  fields?: string;
};

/** Code, highlighted at build time; keys of JSON are marked by the colour of the whole. Lines are elements only where a line is marked or numbered. */
export function CodePre({ code, id, highlightedLines, lineNumbers, fields }: CodePreProps) {
  const html =
    lineNumbers || highlightedLines?.length
      ? codeLines(code.html)
          .map(
            (line, index) =>
              `<span class="code-line${highlightedLines?.includes(index + 1) ? ' code-line--highlighted' : ''}">${line || '\u200b'}</span>`,
          )
          .join('')
      : code.html;
  return (
    // It scrolls sideways, so it must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
    <pre id={id} className="code-pre" tabIndex={0} suppressHydrationWarning>
      <code
        className={code.language === 'json' ? 'k' : undefined}
        data-fields={fields}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our highlighter alone; it escapes the source.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </pre>
  );
}
