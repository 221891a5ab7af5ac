import axe from 'axe-core';
import type { Page } from 'playwright/test';
import { isNight } from './nightly.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Nothing else changes with the theme. They take four fifths of the time. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Behind something modal the page is inert, and axe sees neither its heading nor its main part. */
export const FULL_PAGE_RULES = ['landmark-one-main', 'page-has-heading-one'];

type AuditOptions = {
  without?: string[];
  /** Selectors of what is not ours. */
  exclude?: string[];
  /**
   * The rules about colour on one element of each computed style only: the contrast of equal styles is equal. At night all elements, except
   * in a crawl.
   */
  uniqueStyles?: boolean;
  /** Selector of what has opened, and is audited alone by day, as a modal dialog always is: the page around it has its own audits. At night the page is too. */
  opened?: string;
};

/** What axe finds on the page as it is, in both themes; in the dark one only the rules about colour. */
export async function audit(page: Page, options: AuditOptions = {}): Promise<string[]> {
  const { without = [], exclude = [], uniqueStyles = !isNight, opened = ':modal' } = options;
  const root = isNight ? ':root' : opened;
  await page.evaluate(axe.source);
  // Sections that are not rendered have no true positions yet, and axe measures distances.
  await page.evaluate(() => document.documentElement.setAttribute('data-content-visibility', 'off'));
  await page.evaluate(removeScrollShadows);
  await showTheme(page, 'light');
  const findings = await run(page, 'light', { root, but: [...COLOUR_RULES, ...without], exclude, uniqueStyles: false });
  findings.push(...(await run(page, 'light', { root, rules: COLOUR_RULES, exclude, uniqueStyles })));
  await showTheme(page, 'dark');
  findings.push(...(await run(page, 'dark', { root, rules: COLOUR_RULES, exclude, uniqueStyles })));
  await showTheme(page, 'light');
  return findings;
}

/** axe cannot judge contrast over a gradient, and says so only as "incomplete". A constructed sheet, because the page's policy refuses others. */
function removeScrollShadows(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.table-frame, .code-pre, .diagram-frame, .tabs { background-image: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

function showTheme(page: Page, theme: string): Promise<void> {
  return page.evaluate(async (theme) => {
    document.documentElement.setAttribute('data-theme', theme);
    // A colour on its way from one theme to the other is none of either.
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  }, theme);
}

/** Either `rules` or all of ours `but` some. */
type Run = { root: string; rules?: string[]; but?: string[]; exclude: string[]; uniqueStyles: boolean };

async function run(page: Page, theme: string, options: Run): Promise<string[]> {
  const found = await page.evaluate(runAxe, { tags: RULES, ...options });
  const width = page.viewportSize()?.width;
  return found.map((finding) => `${page.url()} ${theme} ${width}: ${finding}`);
}

/** Runs in the page, where axe is. Nothing but findings: describing what is in order takes most of the time. */
async function runAxe({
  root,
  tags,
  rules,
  but = [],
  exclude,
  uniqueStyles,
}: Run & { tags: string[] }): Promise<string[]> {
  // Our own `evaluate` of its source has put it there.
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const top = document.querySelector(root) ?? document.documentElement;
  const { violations } = await axe.run(
    { include: uniqueStyles ? oneOfEachStyle(top) : [top], exclude },
    {
      runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
      rules: Object.fromEntries(but.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations'],
      preload: false,
    },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

  function oneOfEachStyle(top: Element): Element[] {
    const looks = new Map<string, Element>();
    const visit = (element: Element, behind: string) => {
      const style = getComputedStyle(element);
      // What is included wins over what is excluded around it, so it is left out here.
      if (style.display === 'none' || exclude.some((selector) => element.matches(selector))) return;
      const backdrop = behind + getBackdrop(style);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      const look = [
        element.localName,
        style.color,
        style.fontSize,
        style.fontWeight,
        style.textDecorationLine,
        backdrop,
      ];
      if (hasText && style.visibility === 'visible' && !looks.has(look.join())) looks.set(look.join(), element);
      for (const child of element.children) visit(child, backdrop);
    };
    visit(top, '');
    return [...looks.values()];
  }

  /** What of an element is seen behind the text in it, or puts it before something else. */
  function getBackdrop({ backgroundColor, backgroundImage, opacity, position, filter }: CSSStyleDeclaration): string {
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && filter === 'none';
    const isPositioned = position !== 'static' && position !== 'relative';
    return isClear && opacity === '1' && !isPositioned
      ? ''
      : `/${[backgroundColor, backgroundImage, opacity, filter, position]}`;
  }
}
