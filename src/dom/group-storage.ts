const KEY = 'groups';

/**
 * Opens or closes a group of the sidebar as the reader left it in this session; never the one of the current page, nor one within another: it is open
 * on its own pages only.
 */
export function restoreGroup(group: HTMLDetailsElement): void {
  if (isNested(group)) return;
  const wasOpen = readGroups()[getName(group)];
  if (typeof wasOpen === 'boolean' && !group.querySelector('[aria-current]')) group.open = wasOpen;
}

export function storeGroup(group: HTMLDetailsElement): void {
  if (isNested(group)) return;
  const groups = { ...readGroups(), [getName(group)]: group.open };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(groups));
  } catch {
    // Storage throws when it is blocked; the groups then last as long as the document.
  }
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
