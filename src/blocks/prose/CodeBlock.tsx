import { useId } from 'react';
import { useServedCode } from '../../hooks/use-served-code.ts';
import { useText } from '../../hooks/use-text.ts';
import type { CodeSource } from '../../model/code-source.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { WrapButton } from '../../ui/WrapButton.tsx';
import { CodePre } from './CodePre.tsx';

type CodeBlockProps = { code: CodeSource; title?: string; highlightedLines?: number[]; lineNumbers?: boolean };

/** Code in prose, on paper: only what runs on a reference page is in an ink panel. */
export function CodeBlock({ code, title, highlightedLines, lineNumbers }: CodeBlockProps) {
  const { t } = useText();
  const id = useId();
  return (
    <figure className="code" data-nums={lineNumbers ? '' : undefined}>
      <figcaption className="code__head">
        <code>{title ?? code.language}</code>
        <WrapButton />
        <CopyButton from={id} label={t('code.copy')} />
      </figcaption>
      <CodePre id={id} code={useServedCode(code)} highlightedLines={highlightedLines} lineNumbers={lineNumbers} />
    </figure>
  );
}
