/** A jump needs the real heights of all that is above its target: `<html data-whole>`, which the style reads. */
export function drawWhole(): void {
  document.documentElement.dataset.whole = '';
}

export function isWhole(): boolean {
  return document.documentElement.dataset.whole !== undefined;
}
