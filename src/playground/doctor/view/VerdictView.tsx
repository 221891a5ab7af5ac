import type { ReactNode } from 'react';
import { useText } from '../../../hooks/use-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Certainty } from '../diagnosis/diagnose.ts';

type VerdictViewProps = { isGood: boolean; title: string; certainty?: Certainty | undefined; children: ReactNode };

/** What is wrong, in a sentence, and what to do; announced when it changes. */
export function VerdictView({ isGood, title, certainty, children }: VerdictViewProps) {
  const { t } = useText();
  return (
    <section className={`verdict verdict--${isGood ? 'good' : 'bad'}`} role="status">
      <Icon name={isGood ? 'check' : 'stop'} />
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
      {certainty && !isGood && <span className="badge">{t(`doctor:certainty.${certainty}`)}</span>}
    </section>
  );
}
