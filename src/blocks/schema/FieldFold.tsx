import type { ReactNode } from 'react';
import type { Field } from '../../model/schema.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Of a fold whose content all operations have in common. */
export const STANDARD_FOLD = 'disclosure disclosure--standard';

type FieldFoldProps = { label: string; fields: Field[]; isOpen?: boolean; isStandard?: boolean; children: ReactNode };

/** Fields behind a line that names them: nothing is hidden without a word of what it is. `isStandard`: of all operations; closed in print. */
export function FieldFold({ label, fields, isOpen, isStandard, children }: FieldFoldProps) {
  return (
    <details className={isStandard ? STANDARD_FOLD : 'disclosure'} open={isOpen} suppressHydrationWarning>
      <summary>
        <Icon name="chevron" />
        {label}
        {fields.length > 0 && <small translate="no">{fields.map(({ name }) => name).join(' · ')}</small>}
      </summary>
      {children}
    </details>
  );
}
