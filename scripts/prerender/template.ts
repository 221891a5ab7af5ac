import type { Page } from '../../src/model/page.ts';
import type { SiteData } from '../../src/model/site.ts';
import type { Bundle } from './bundle.ts';
import { attributes, tag } from './html.ts';
import { contentSecurityPolicy } from './policy.ts';

export type Document = {
  /** BCP 47 tag. */
  lang: string;
  /** Readers of another language are not moved on their first visit. */
  stays: boolean;
  layout: Page['layout'];
  /** Elements of the head that belong to the page. */
  head: string[];
  /** What the browser's entry reads from the container of the app. */
  app: Record<`data-${string}`, string | undefined>;
  html: string;
};

/**
 * Lets browsers that can fetch a document before the click do so, for links within the site: the quick way to the next page
 * until React is there, and without it.
 */
function speculationRules(base: string): string {
  const where = { and: [{ href_matches: `${base}*` }, { not: { selector_matches: '[download]' } }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}

/** Makes documents from `index.html`. Everything that all pages share is prepared once. */
export function createTemplate(
  template: string,
  bundle: Bundle,
  { base, search }: SiteData,
): (document: Document) => string {
  const rules = speculationRules(base);
  const connect = search?.mode === 'remote' ? [new URL(search.url).origin] : [];
  const starter = { 'data-client': bundle.client.join(' '), 'data-styles': bundle.laterStyles };
  const prepare = (styles: string[]) => ({
    policy: tag('meta', {
      'http-equiv': 'content-security-policy',
      content: contentSecurityPolicy({ scripts: [bundle.starter, rules], styles, connect }),
    }),
    // After what the page says about itself: the starter reads there in which languages it exists.
    rest: [
      ...styles.map((text) => `<style>${text}</style>`),
      `<script${attributes(starter)}>${bundle.starter}</script>`,
      `<noscript>${tag('link', { rel: 'stylesheet', href: bundle.laterStyles })}</noscript>`,
      tag('link', { rel: 'icon', href: `${base}favicon.svg`, type: 'image/svg+xml' }),
    ],
  });
  const docHead = prepare([bundle.firstStyles]);
  const otherHead = prepare([bundle.firstStyles, bundle.otherStyles]);
  const scripts = `<script type="speculationrules">${rules}</script>`;

  return ({ lang, stays, layout, head, app, html }) => {
    const { policy, rest } = layout === 'doc' ? docHead : otherHead;
    return fill(template, {
      '<html lang="en"': `<html${attributes({ lang, 'data-stay': stays ? '' : undefined })}`,
      '<!--head-->': [policy, ...head, ...rest].join('\n    '),
      '<div id="app"': `<div id="app"${attributes(app)}`,
      '<!--app-->': html,
      '<!--scripts-->': scripts,
    });
  };
}

/** Replaces each mark once. By function: `$&` in a text is a text. */
function fill(template: string, values: Record<string, string>): string {
  const marks = Object.keys(values).map((mark) => mark.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return template.replace(new RegExp(marks.join('|'), 'g'), (mark) => values[mark] ?? mark);
}
