const KEY = 'groups';

/**
 * Opens or closes a group of the sidebar as the reader left it in this session. That of the current page is closed only if he closed it on this
 * page; one within another is open on its own pages only.
 */
export function restoreGroup(group: HTMLDetailsElement): void {
  if (isNested(group)) return;
  const stored = readGroups()[getName(group)];
  if (!hasCurrentPage(group)) group.open = stored === undefined ? group.open : stored === true;
  else if (stored === location.pathname) group.open = false;
}

/** Whether it is open; for a group that is closed on a page of its own, that page. */
export function storeGroup(group: HTMLDetailsElement): void {
  if (isNested(group)) return;
  const state = group.open || (hasCurrentPage(group) && location.pathname);
  const groups = { ...readGroups(), [getName(group)]: state };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(groups));
  } catch {
    // Storage throws when it is blocked; the groups then last as long as the document.
  }
}

/** The group of the current page opens by itself, which is no choice to store, unless it was closed before. */
export function isChoice(group: HTMLDetailsElement): boolean {
  return !group.open || !hasCurrentPage(group) || typeof readGroups()[getName(group)] === 'string';
}

function hasCurrentPage(group: HTMLDetailsElement): boolean {
  return group.querySelector('[aria-current]') !== null;
}

function isNested(group: HTMLDetailsElement): boolean {
  return group.parentElement?.closest('details') != null;
}

function getName(group: HTMLDetailsElement): string {
  return group.firstElementChild?.textContent ?? '';
}

// Another script of this origin may have written anything there.
function readGroups(): Record<string, unknown> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') };
  } catch {
    return {};
  }
}
