import type { ReactNode } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { Transition } from '../../model/state-machine.ts';
import { Icon } from '../../ui/Icon.tsx';

type FoldedTransitionsProps = { transitions: Transition[]; label?: string; children: ReactNode };

/** Transitions behind a line that names them. */
export function FoldedTransitions({ transitions, label, children }: FoldedTransitionsProps) {
  const { t } = useText();
  return (
    <details className="disclosure" suppressHydrationWarning>
      <summary>
        <Icon name="chevron" />
        {label ?? t('states.inWords')}
        <small translate="no">
          {transitions.map(({ from, to }) => `${from.join(', ')} → ${to}`.trim()).join(' · ')}
        </small>
      </summary>
      {children}
    </details>
  );
}
