import { restoreGroup, storeGroup } from '../dom/group-storage.ts';

const GROUPS = '#side details';

export function restoreGroups(): void {
  document.querySelectorAll<HTMLDetailsElement>(GROUPS).forEach(restoreGroup);
}

/** What the reader opens and closes. The group of the current page opens by itself, which is no choice to keep. */
export function listenToGroups(): void {
  const store = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement && target.matches(GROUPS))) return;
    if (!target.open || !target.querySelector('[aria-current]')) storeGroup(target);
  };
  document.addEventListener('toggle', store, true);
}
