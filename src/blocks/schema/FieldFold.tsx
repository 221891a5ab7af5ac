import type { ReactNode } from 'react';
import type { Field } from '../../model/schema.ts';
import { Icon } from '../../ui/Icon.tsx';

type FieldFoldProps = { label: string; fields: Field[]; isOpen?: boolean; children: ReactNode };

/** Fields behind a line that names them: nothing is hidden without a word of what it is. */
export function FieldFold({ label, fields, isOpen, children }: FieldFoldProps) {
  return (
    <details className="disclosure" open={isOpen} suppressHydrationWarning>
      <summary>
        <Icon name="chevron" />
        {label}
        {fields.length > 0 && <small translate="no">{fields.map(({ name }) => name).join(' · ')}</small>}
      </summary>
      {children}
    </details>
  );
}
