import { rememberGroup, restoreGroup } from '../hooks/group-memory.ts';

const GROUPS = '#side details';

export function restoreGroups(): void {
  document.querySelectorAll<HTMLDetailsElement>(GROUPS).forEach(restoreGroup);
}

/** Whoever opens or closes them: the reader, with or without React, and React for the current page. */
export function listenToGroups(): void {
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.matches(GROUPS)) rememberGroup(target);
  };
  document.addEventListener('toggle', remember, true);
}
