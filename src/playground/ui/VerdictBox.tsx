import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';

type VerdictBoxProps = { kind: 'good' | 'bad'; title: string; badge?: string | undefined; children?: ReactNode };

/** What a tool found out, in a sentence, and what to do; announced when it changes. */
export function VerdictBox({ kind, title, badge, children }: VerdictBoxProps) {
  return (
    <section className={`verdict verdict--${kind}`} role="status">
      <Icon name={kind === 'good' ? 'check' : 'stop'} />
      <div>
        <h2>{title}</h2>
        {children && <p>{children}</p>}
      </div>
      {badge !== undefined && <span className="badge">{badge}</span>}
    </section>
  );
}
