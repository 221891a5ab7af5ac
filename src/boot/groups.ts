import { isChoice, restoreGroup, storeGroup } from '../dom/group-storage.ts';

const GROUPS = '#side details';

export function restoreGroups(): void {
  document.querySelectorAll<HTMLDetailsElement>(GROUPS).forEach(restoreGroup);
}

/** What the reader opens and closes. */
export function listenToGroups(): void {
  const store = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.matches(GROUPS) && isChoice(target)) storeGroup(target);
  };
  document.addEventListener('toggle', store, true);
}
