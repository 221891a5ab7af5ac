import type { KeyboardEvent } from 'react';

/** Escape closes the innermost thing only: a menu, then the dialog. */
export function closeMenuFirst(event: KeyboardEvent<HTMLDialogElement>): void {
  const menu = event.key === 'Escape' ? event.currentTarget.querySelector('details[open][data-menu]') : null;
  if (!menu) return;
  event.preventDefault();
  menu.removeAttribute('open');
  menu.querySelector('summary')?.focus();
}
