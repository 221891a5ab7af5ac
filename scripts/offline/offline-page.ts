import { posix } from 'node:path';

type PageOptions = {
  /** Path of the page in the archive: `en/guide/card/open-card.html`. */
  file: string;
  /** All files of the archive. */
  files: ReadonlySet<string>;
  /** Where the site is published, for what the archive does not have. */
  origin: string;
  /** The script that searches, with what it needs to know: attributes of its element. */
  reader: Record<string, string>;
};

/** What needs a server, React or the network: rules for fetching, other addresses of the page, preloading of fonts, which `file:` refuses. */
const LEFT_OUT =
  /<meta http-equiv="content-security-policy"[^>]*>|<script type="speculationrules">.*?<\/script>|<link rel="(?:preload|alternate|modulepreload)"[^>]*>|(?<=<script) data-client="[^"]*"/gs;

/** Controls that only the program of the site serves. */
const HIDDEN =
  '.panel__choice,.environment,.tool-pending,.run-bar,.console__progress,.try-it-link,[href="#your-values"],[data-copy-file],[data-peek],.overview__search,[data-wrap]{display:none!important}';

/** A page that opens by a double click: all its addresses are relative and name files. */
export function toOfflinePage(html: string, { file, files, origin, reader }: PageOptions): string {
  const resolve = (address: string) => toOfflineAddress(address, { file, files, origin });
  const attributes = Object.entries(reader).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return html
    .replace(LEFT_OUT, '')
    .replace(/<[a-z][^<>]*>/g, (tag) =>
      tag.replace(/(\s(?:href|src))="(\/[^"]*)"/g, (_match, name, address) => `${name}="${resolve(address)}"`),
    )
    .replace(/url\((\/[^)"']*)\)/g, (_match, address) => `url(${resolve(address)})`)
    .replace('</head>', () => `<style>${HIDDEN}</style><script defer${attributes.join('')}></script></head>`);
}

/** An address of the site, from a page of the archive; of what the archive lacks, the published one. Keeps query and fragment. */
function toOfflineAddress(address: string, { file, files, origin }: Omit<PageOptions, 'reader'>): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  const target = decodeURI(path).slice(1);
  const found = [target, `${target}index.html`, `${target}.html`].find((candidate) => files.has(candidate));
  if (found === undefined) return origin + address;
  return encodeURI(posix.relative(posix.dirname(file), found)) + rest;
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
