import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';

type DetailsProps = { id: string | undefined; title: string; children: ReactNode };

/** Text of a guide that few readers need, behind its title. */
export function Details({ id, title, children }: DetailsProps) {
  return (
    <details className="disclosure disclosure--text" id={id} suppressHydrationWarning>
      <summary>
        <Icon name="chevron" />
        {title}
      </summary>
      <div className="disclosure__text">{children}</div>
    </details>
  );
}
