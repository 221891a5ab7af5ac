import type { Page } from 'playwright/test';

/**
 * What the open page cuts off without a sign at its present width: a document that scrolls sideways, and elements that hide what does not
 * fit into them. An area may scroll where its cut edge has a shadow (`scroll-shadows.css`) and the keyboard reaches it; an ellipsis is a
 * sign where a title has the whole text.
 */
export async function findClipped(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const root = document.documentElement;
    // content-visibility implies paint containment, which clips; what it skips has no size.
    const clipMargins = new Map<Element, number>();
    for (const element of document.querySelectorAll('main *')) {
      const { contentVisibility, overflowClipMargin } = getComputedStyle(element);
      if (contentVisibility === 'auto') clipMargins.set(element, Number.parseFloat(overflowClipMargin));
    }
    root.dataset.contentVisibility = 'off';
    const findings = [...document.body.querySelectorAll<HTMLElement>('*')].filter(isClipped).map(describe);
    if (root.scrollWidth > innerWidth)
      findings.push(`the document scrolls sideways by ${root.scrollWidth - innerWidth} px`);
    delete root.dataset.contentVisibility;
    return findings;

    function isClipped(element: HTMLElement): boolean {
      const hidden = element.scrollWidth - element.clientWidth;
      // One pixel of rounding, and what only screen readers get.
      if (hidden <= 1 || element.clientWidth <= 1 || element instanceof SVGElement) return false;
      const style = getComputedStyle(element);
      if (style.display === 'inline' || !element.checkVisibility({ visibilityProperty: true })) return false;
      if (style.overflowX === 'visible') return hidden > (clipMargins.get(element) ?? Number.POSITIVE_INFINITY);
      if (style.textOverflow === 'ellipsis') return element.closest('[title]') === null;
      // A field scrolls with its caret.
      return !element.matches('input, textarea') && !isMarkedScroller(element, style);
    }

    function isMarkedScroller(element: HTMLElement, { overflowX, backgroundAttachment }: CSSStyleDeclaration): boolean {
      const isReached = element.tabIndex >= 0 || element.querySelector('a[href], button') !== null;
      return overflowX === 'auto' && isReached && backgroundAttachment.includes('local');
    }

    function describe(element: HTMLElement): string {
      const names = [element.parentElement, element].map((one) => `${one?.localName}.${one?.className}`);
      const text = element.innerText.trim().replace(/\s+/g, ' ').slice(0, 60);
      return `${names.join(' > ')} hides ${element.scrollWidth - element.clientWidth} px: ${text}`;
    }
  });
  return found.map((finding) => `${new URL(page.url()).pathname} at ${page.viewportSize()?.width} px: ${finding}`);
}

/** Text as wide as in the widest fonts of systems (Verdana, DejaVu Sans), on every machine. */
export async function widenText(page: Page): Promise<void> {
  // A constructed style sheet: the security policy of the page allows no other one.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { letter-spacing: 0.08em !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
