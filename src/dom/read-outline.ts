/** A section of the page, as its outline names it. */
export type OutlineSection = { href: string; text: string; isCurrent: boolean };

/** The sections that the outline of the page lists, without what is below them; none where the page has no outline. */
export function readOutline(): OutlineSection[] {
  return [...document.querySelectorAll('#toc > ol > li')].flatMap((item) => {
    const link = item.querySelector('a');
    if (!link) return [];
    return [{ href: link.hash, text: link.textContent, isCurrent: item.querySelector('[aria-current]') !== null }];
  });
}
