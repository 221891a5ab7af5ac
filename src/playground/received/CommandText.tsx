import { useEffect, useState } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import type { Draft } from '../provider/draft.ts';
import type { CommandView } from '../provider/provider.ts';

/** The call as a command, for what a page cannot send or read. */
export function CommandText({ command, draft }: { command: CommandView; draft: Draft }) {
  const { t } = useText();
  const [text, setText] = useState('');
  useEffect(() => {
    let isCurrent = true;
    command.create(draft).then(
      (created) => isCurrent && setText(created.text),
      // Without a server there is no command: the form says so.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [command, draft]);
  if (text === '') return null;
  return (
    <figure className="command-text">
      <figcaption>
        {t('playground:documents.command')}
        <CopyButton text={text} label={t('code.copy')} />
      </figcaption>
      {/* It scrolls, so it must be reachable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above. */}
      <pre className="code-pre" tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
