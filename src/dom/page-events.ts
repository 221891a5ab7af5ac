/**
 * Listens to the reader's events on the whole page, before React, until the signal is aborted. React stops events in a part of the page whose data
 * is still on its way, so listeners that bubbling events reach hear nothing from it, for good where the data never come: yet its
 * tabs, menus and buttons are there, and work without React.
 */
export function listenToPage<Type extends keyof DocumentEventMap>(
  type: Type,
  handler: (event: DocumentEventMap[Type]) => void,
  signal?: AbortSignal,
): void {
  document.addEventListener(type, handler, { capture: true, ...(signal && { signal }) });
}
