import { createHash } from 'node:crypto';
import type { StyleSheets } from './bundle.ts';
import { takeLaterRules } from './deferred-rules.ts';

/** The styles of one page. */
export type PageStyles = {
  /** Stands inside the page. */
  inside: string;
  /** Address of the file with everything else: for after load, and for other pages that are shown in this document later. */
  later: string;
};

/**
 * Divides the styles between a page and a file for later. An area is inside a page when one of its selectors may match there: when the
 * page has all its classes; what only a pointer shows is for later. Pages with the same areas share a file.
 */
export function createPageStyles({ first, areas, later }: StyleSheets, base: string) {
  const selectors = areas.map((text) => outerSelectors(text).map(getClasses));
  const common = takeLaterRules(first, [first, ...areas]);
  const parts = areas.map((text) => takeLaterRules(text, [first, ...areas]));
  const divisions = new Map<string, PageStyles>();
  const files = new Map<string, string>();

  function divide(used: boolean[]): PageStyles {
    const inside = [common.now, ...parts.flatMap(({ now }, index) => (used[index] ? now : []))].join('\n');
    const rest = [common.later, ...parts.map((part, index) => (used[index] ? '' : part.now) + part.later), later]
      .filter((text) => text !== '')
      .join('\n');
    const path = `assets/later-${createHash('sha256').update(rest).digest('hex').slice(0, 8)}.css`;
    files.set(path, rest);
    return { inside, later: base + path };
  }

  return {
    /** Styles of a page by its markup. Equal divisions are the same object. */
    of(html: string): PageStyles {
      const names = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' ')));
      const matches = (classes: string[]) => classes.length > 0 && classes.every((name) => names.has(name));
      const used = selectors.map((area) => area.some(matches));
      const division = divisions.get(used.join()) ?? divide(used);
      divisions.set(used.join(), division);
      return division;
    },
    /** The files for later of the pages so far, by path below the site's folder. */
    files: (): ReadonlyMap<string, string> => files,
  };
}

/** Selectors of all rules that stand in no other rule; parts of `:is()` count as selectors, which makes more of them match, not less. */
export function outerSelectors(css: string): string[] {
  const selectors: string[] = [];
  const open: boolean[] = [];
  for (const [, prelude = '', mark] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '}') open.pop();
    if (mark !== '{') continue;
    const isRule = !prelude.trim().startsWith('@');
    if (isRule && !open.includes(true)) selectors.push(...prelude.split(',').map((selector) => selector.trim()));
    open.push(isRule);
  }
  return selectors;
}

function getClasses(selector: string): string[] {
  return [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name);
}
