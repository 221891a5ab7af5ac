import type { ReactNode } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { Transition } from '../../model/state-machine.ts';
import { Icon } from '../../ui/Icon.tsx';

/** What a picture shows in words, behind a line that names the transitions. */
export function FoldedTransitions({ transitions, children }: { transitions: Transition[]; children: ReactNode }) {
  const { t } = useText();
  return (
    <details className="disclosure" suppressHydrationWarning>
      <summary>
        <Icon name="chevron" />
        {t('states.inWords')}
        <small>{transitions.map(({ key }) => key).join(' · ')}</small>
      </summary>
      {children}
    </details>
  );
}
