import { posix } from 'node:path';
import type { CodeSample } from '../../src/model/operation.ts';

type PageOptions = {
  /** Path of the page in the archive: `en/guide/card/open-card.html`. */
  file: string;
  /** All files of the archive. */
  files: ReadonlySet<string>;
  /** Where the site is published, for what the archive does not have. */
  origin: string;
  /** What the page fetches when the reader asks for another language. */
  samples: CodeSample[];
  /** The script that searches, with what it needs to know: attributes of its element. */
  reader: Record<string, string>;
};

/** What needs a server, React or the network: rules for fetching, other addresses of the page, preloading of fonts, which `file:` refuses. */
const LEFT_OUT =
  /<meta http-equiv="content-security-policy"[^>]*>|<script type="speculationrules">.*?<\/script>|<link rel="(?:preload|alternate|modulepreload)"[^>]*>|(?<=<script) data-client="[^"]*"/gs;

/** Controls that only the program of the site serves. */
const HIDDEN =
  '.environment,.tool-pending,.run-bar,.console__progress,.try-it-link,[href="#your-values"],[data-copy-file],[data-peek],.overview__search,[data-wrap]{display:none!important}';

/** A page that opens by a double click: all its addresses are relative and name files. */
export function toOfflinePage(html: string, { file, files, origin, samples, reader }: PageOptions): string {
  const resolve = (address: string) => toOfflineAddress(address, { file, files, origin });
  const attributes = Object.entries(reader).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return fillSamples(html, samples)
    .replace(LEFT_OUT, '')
    .replace(/<[a-z][^<>]*>/g, (tag) =>
      tag.replace(/(\s(?:href|src))="(\/[^"]*)"/g, (_match, name, address) => `${name}="${resolve(address)}"`),
    )
    .replace(/url\((\/[^)"']*)\)/g, (_match, address) => `url(${resolve(address)})`)
    .replace('</head>', () => `<style>${HIDDEN}</style><script defer${attributes.join('')}></script></head>`);
}

const EMPTY_PANEL = /(<div role="tabpanel" aria-label="([^"]*)" id="[^"]*" data-label="[^"]*" hidden="">)(<\/div>)/g;

/** The samples of the other languages where React puts them: those of the first example, on a page with one list of languages. */
function fillSamples(html: string, samples: CodeSample[]): string {
  if (html.split('data-tabs-group="lang"').length !== 2) return html;
  return html.replace(EMPTY_PANEL, (panel, start, label, end) => {
    const sample = samples.find((candidate) => candidate.label === label);
    return sample ? `${start}<pre class="code-pre" tabindex="0"><code>${sample.code.html}</code></pre>${end}` : panel;
  });
}

/** An address of the site, from a page of the archive; of what the archive lacks, the published one. Keeps query and fragment. */
function toOfflineAddress(
  address: string,
  { file, files, origin }: Pick<PageOptions, 'file' | 'files' | 'origin'>,
): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  const target = decodeURI(path).slice(1);
  const found = [target, `${target}index.html`, `${target}.html`].find((candidate) => files.has(candidate));
  if (found === undefined) return origin + address;
  return encodeURI(posix.relative(posix.dirname(file), found)) + rest;
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
