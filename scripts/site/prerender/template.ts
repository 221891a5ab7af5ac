import { required } from '../../../packages/base/invariant.ts';
import type { SiteData } from '../../../src/model/site.ts';
import type { Bundle, CriticalSheet } from '../bundle/bundle.ts';
import { contentSecurityPolicy, LOOPBACK } from './content-security-policy.ts';
import { attributes, tag } from './html.ts';

export type Document = {
  /** BCP 47 tag. */
  lang: string;
  /** Elements of the head that belong to the page. */
  head: string[];
  /** What the browser's entry reads from the container of the app. */
  app: Record<`data-${string}`, string | undefined>;
  /** Before the app, and no part of it. */
  start?: string;
  html: string;
  /** The critical styles that are inside the page. */
  sheet: CriticalSheet;
};

/**
 * Lets browsers that can fetch a document before the click do so, for links within the site: the quick way to the next page
 * until React is there, and without it.
 */
function speculationRules(base: string): string {
  const where = { and: [{ href_matches: `${base}*` }, { not: { selector_matches: '[download]' } }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}

type TemplateParts = {
  bundle: Bundle;
  /** Makes documents of the console instead: what it loads, and the origins it may ask. */
  console?: { script: string; style?: string; connect: string[] };
};

/** Makes documents from `index.html`. What pages share is prepared once. */
export function createTemplate(
  template: string,
  { bundle, console }: TemplateParts,
  { base, search, beacon, tryIt }: SiteData,
): (document: Document) => string {
  const rules = speculationRules(base);
  const asked = [...(search?.mode === 'remote' ? [search.url] : []), ...(beacon ? [beacon.url] : [])];
  const origins = [...new Set(asked.map((url) => new URL(url).origin))];
  const connect = [...(console?.connect ?? origins), ...(tryIt ? LOOPBACK : [])];
  const client = console ? base + console.script : bundle.client.join(' ');
  const consoleStyle = console?.style ? [tag('link', { rel: 'stylesheet', href: base + console.style })] : [];
  // In the body, after all that is seen: it keeps nothing from being painted, and comes as soon as the document has come.
  const end = [
    `<script type="speculationrules">${rules}</script>`,
    tag('link', { rel: 'stylesheet', href: bundle.styles.deferred }),
  ];

  const fonts = bundle.fonts.map((href) =>
    tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '', fetchpriority: 'low' }),
  );

  function prepare(critical: string) {
    const allowed = {
      scripts: [bundle.boot, rules],
      styles: [critical],
      connect,
      anyStyle: console !== undefined,
      framesSite: tryIt === true && console === undefined,
    };
    return {
      policy: tag('meta', { 'http-equiv': 'content-security-policy', content: contentSecurityPolicy(allowed) }),
      // After what the page says about itself: the boot script reads there in which languages it exists.
      rest: [
        ...fonts,
        `<style>${critical}</style>`,
        `<script${attributes({ 'data-client': client })}>${bundle.boot}</script>`,
        ...consoleStyle,
        tag('link', { rel: 'icon', href: `${base}favicon.svg`, type: 'image/svg+xml' }),
      ],
    };
  }
  const { operation, guide, home } = bundle.styles.critical;
  const prepared = { operation: prepare(operation), guide: prepare(guide), home: prepare(home) };

  return ({ lang, head, app, start = '', html, sheet }) => {
    const { policy, rest } = prepared[sheet];
    return fill(template, {
      '<html lang="en"': `<html${attributes({ lang })}`,
      '<!--head-->': [policy, ...head, ...rest].join('\n    '),
      '<!--start-->': start,
      '<div id="app"': `<div id="app"${attributes({ ...app, 'data-provider': bundle.provider })}`,
      '<!--app-->': html,
      '<!--end-->': end.join('\n    '),
    });
  };
}

/** Replaces each mark once. By function: `$&` in a text is a text. */
function fill(template: string, values: Record<string, string>): string {
  const marks = Object.keys(values).map((mark) => mark.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return template.replace(new RegExp(marks.join('|'), 'g'), (mark) =>
    required(values[mark], 'The pattern lists the marks that have values.'),
  );
}
