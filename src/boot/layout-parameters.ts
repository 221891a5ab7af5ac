import { hiddenParts } from '../dom/layout-parameters.ts';

/** `?sidebar=0` and its like hide a part of the frame: `<html data-no="sidebar">`, which the style reads. */
export function restoreSwitches(): void {
  const hidden = hiddenParts(location.search);
  if (hidden.length > 0) document.documentElement.dataset.no = hidden.join(' ');
}
