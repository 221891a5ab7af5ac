import type { ReactNode } from 'react';
import { useText } from '../../hooks/use-text.ts';

type TableFrameProps = { label?: string; className?: string; children: ReactNode };

/** Tables scroll sideways by themselves, so they take the focus. */
export function TableFrame({ label, className = 'table-frame', children }: TableFrameProps) {
  const { t } = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is the scrolling frame of a table.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard.
    <div className={className} tabIndex={0} role="group" aria-label={label ?? t('table.label')}>
      <table>{children}</table>
    </div>
  );
}
