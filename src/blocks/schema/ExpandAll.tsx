import { type MouseEvent, useState } from 'react';
import { useText } from '../../hooks/use-text.ts';

/** Opens everything that is folded in its section, or folds it again. */
export function ExpandAll({ isBesideTitle }: { isBesideTitle: boolean }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  function toggle(event: MouseEvent<HTMLButtonElement>) {
    const folded = event.currentTarget.closest('section')?.querySelectorAll('details') ?? [];
    for (const part of folded) part.open = !isOpen;
    setOpen(!isOpen);
  }
  return (
    <button type="button" className={isBesideTitle ? 'expand expand--up' : 'expand'} onClick={toggle}>
      {t(isOpen ? 'operation.collapseAll' : 'operation.expandAll')}
    </button>
  );
}
