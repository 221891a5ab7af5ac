import type { ReactNode } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';

type NestedFieldsProps = { count: number; isOpen: boolean; children: ReactNode };

/** Child fields behind a button that counts them. */
export function NestedFields({ count, isOpen, children }: NestedFieldsProps) {
  const { t } = useText();
  return (
    <details className="disclosure" open={isOpen} suppressHydrationWarning>
      <summary>
        <Icon name="chev" />
        <span className="disclosure__show">{t('field.show', { count })}</span>
        <span className="disclosure__hide">{t('field.hide')}</span>
      </summary>
      {children}
    </details>
  );
}
