import { required } from '../../packages/base/invariant.ts';
import type { Finding } from '../findings/finding.ts';

type Site = {
  base: string;
  origin?: string;
  /** Names of all files of the site. */
  names: string[];
  /** Pages by file name. */
  pages: Map<string, string>;
};

/** A link of a page, but none whose fragment opens a dialog: that is no anchor. */
const LINK = /<a\b(?![^>]*\shref="#[^"]*" aria-haspopup="dialog")[^>]*?\shref="([^"]*)"/g;

/** Links of all pages of a built site that lead nowhere, anchors included. */
export function findDeadLinks({ base, names, pages }: Site): Finding[] {
  const files = new Set(names);
  const anchors = new Map<string, Set<string>>();
  const getAnchors = (file: string) => {
    const ids =
      anchors.get(file) ??
      new Set(
        [...(pages.get(file) ?? '').matchAll(/\sid="([^"]*)"/g)].map(([, id]) =>
          required(id, 'The pattern has this group.'),
        ),
      );
    anchors.set(file, ids);
    return ids;
  };

  return [...pages].flatMap(([page, html]) => {
    const here = new URL(`https://site.invalid${base}${page}`);
    const links = new Map(
      [...html.matchAll(LINK)].map(({ 1: href, index }) => [
        unescapeHtml(required(href, 'The pattern has this group.')),
        index,
      ]),
    );
    return [...links].flatMap(([href, index]): Finding[] => {
      const url = new URL(href, here);
      if (url.host !== here.host) return [];
      const file = getFile(url.pathname, base, files);
      // The 404 page is read at any address: a relative link of it is wrong everywhere but here.
      if (file === undefined) return [deadLink({ page, html, index }, `${href}: no such file`)];
      const id = decodeURIComponent(url.hash.slice(1));
      const isThere = id === '' || id === 'top' || !pages.has(file) || getAnchors(file).has(id);
      return isThere ? [] : [deadLink({ page, html, index }, `${href}: no such anchor`)];
    });
  });
}

/** `index`: where the link is in the page. */
export function deadLink(at: { page: string; html: string; index: number }, message: string): Finding {
  return { severity: 'error', file: at.page, line: at.html.slice(0, at.index).split('\n').length, message };
}

/** File of an address on a host that adds `.html`, with the slash as we write it. */
function getFile(pathname: string, base: string, files: Set<string>): string | undefined {
  if (!pathname.startsWith(base)) return undefined;
  const below = decodeURIComponent(pathname.slice(base.length));
  const candidates = below === '' || below.endsWith('/') ? [`${below}index.html`] : [below, `${below}.html`];
  return candidates.find((candidate) => files.has(candidate));
}

const CHARACTERS: Record<string, string> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };

function unescapeHtml(text: string): string {
  return text.replace(/&([\w#]+);/g, (reference, name) => CHARACTERS[name] ?? reference);
}
