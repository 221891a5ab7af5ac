/**
 * A section that moved to another page left a link with its id behind (`::chapter`). An address of the section follows that link, without
 * an entry of its own in the history; a reader without script is brought to the link.
 */
export function followMovedSections(): void {
  for (const type of ['DOMContentLoaded', 'hashchange']) addEventListener(type, follow);
}

function follow(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLAnchorElement && target.hash === location.hash) location.replace(target.href);
}
