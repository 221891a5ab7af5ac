/**
 * Off-screen sections have `content-visibility: auto` with a constant intrinsic size (`styles/`). A jump, a smooth scroll and a restored
 * scroll position need the real heights of all that is above their target: before them, every section is rendered.
 */
export function disableContentVisibility(): void {
  document.documentElement.dataset.contentVisibility = 'off';
}

/** For a page that begins at its top. */
export function enableContentVisibility(): void {
  delete document.documentElement.dataset.contentVisibility;
}
