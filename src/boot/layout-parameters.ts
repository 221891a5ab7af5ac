import { hiddenParts } from '../dom/layout-parameters.ts';

/** `?sidebar=0` and its like hide a part of the frame: `<html data-hidden-parts="sidebar">`, which the style reads. */
export function restoreLayoutParameters(): void {
  const hidden = hiddenParts(location.search);
  if (hidden.length > 0) document.documentElement.dataset.hiddenParts = hidden.join(' ');
}
