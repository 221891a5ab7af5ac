import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';

type DetailsProps = { id: string | undefined; title: string; children: ReactNode };

/** Text of a guide that few readers need, behind its title. Its fragment is inside, so that a link opens it without a script too. */
export function Details({ id, title, children }: DetailsProps) {
  return (
    <details className="fold" suppressHydrationWarning>
      <summary>
        <Icon name="chevron" />
        <b className="fold__title">{title}</b>
      </summary>
      <div className="fold__body prose" id={id}>
        {children}
      </div>
    </details>
  );
}

/** What is inside a row that opens, on one line: its end may be cut off by an ellipsis, so it has a title. */
export function FoldNames({ names }: { names: string[] }) {
  const text = names.join(' · ');
  return (
    <span className="fold__names" translate="no" title={text}>
      {text}
    </span>
  );
}
