import type { ReactNode } from 'react';
import { VerdictBox } from '../../../../src/playground/ui/VerdictBox.tsx';
import { useText } from '../../strings/use-text.ts';
import type { Certainty } from '../diagnosis/diagnose.ts';

type VerdictViewProps = { isGood: boolean; title: string; certainty?: Certainty | undefined; children: ReactNode };

/** What is wrong with a signature, and how certain that is. */
export function VerdictView({ isGood, title, certainty, children }: VerdictViewProps) {
  const { t } = useText();
  const badge = certainty && !isGood ? t(`doctor:certainty.${certainty}`) : undefined;
  return (
    <VerdictBox kind={isGood ? 'good' : 'bad'} title={title} badge={badge}>
      {children}
    </VerdictBox>
  );
}
