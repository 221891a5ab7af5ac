import { posix } from 'node:path';
import type { CodeSample } from '../../src/model/operation.ts';

type PageOptions = {
  /** Path of the page in the archive: `en/guide/card/open-card.html`. */
  file: string;
  /** All files of the archive, and the folder of its data, which ends with a slash. */
  files: ReadonlySet<string>;
  /** Where the site is published, for what the archive does not have. */
  origin: string;
  /** What the page fetches when the reader asks for another language. */
  samples: CodeSample[];
  /** The script of the archive, with what it needs to know: attributes of its element. */
  reader: Record<string, string>;
};

/** What a file cannot do, or no archive: policy and rules for fetching, other addresses of the page, preloading of fonts. */
const LEFT_OUT =
  /<meta http-equiv="content-security-policy"[^>]*>|<script type="speculationrules">.*?<\/script>|<link rel="(?:preload|alternate|modulepreload)"[^>]*>/gs;

/** The program of the site, which the script of the archive starts where there is a server. */
const CLIENT = /(?<=<script) data-client="([^"]*)"/;

/** Controls that only the program serves. */
const HIDDEN =
  '.environment,.tool-pending,.run-bar,.console__progress,.try-it-link,[href="#your-values"],[data-copy-file],[data-peek],.overview__search,[data-wrap]{display:none!important}';

/** A page that opens by a double click: all its addresses are relative and name files. */
export function toOfflinePage(html: string, { file, files, origin, samples, reader }: PageOptions): string {
  const resolve = (address: string) => toOfflineAddress(address, { file, files, origin });
  const client = CLIENT.exec(html)?.[1]?.split(' ').map(resolve).join(' ');
  const attributes = Object.entries({ ...reader, ...(client !== undefined && { 'data-client': client }) });
  const script = attributes.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('');
  return html
    .replace(LEFT_OUT, '')
    .replace(CLIENT, '')
    .replace(/<[a-z][^<>]*>/g, (tag) =>
      tag.replace(
        /(\s(?:href|src|data-root|data-provider))="(\/[^"]*)"/g,
        (_match, name, address) => `${name}="${resolve(address)}"`,
      ),
    )
    .replace(/url\((\/[^)"']*)\)/g, (_match, address) => `url(${resolve(address)})`)
    .replace('</head>', () => `<style data-as-file>${HIDDEN}</style><script defer${script}></script></head>`)
    .replace('</body>', () => `${toTemplates(html, samples)}</body>`);
}

/** The samples of the other languages, which the script of the archive puts into their panels: those of the first example, on a page with one list of languages. */
function toTemplates(html: string, samples: CodeSample[]): string {
  if (html.split('data-tabs-group="lang"').length !== 2) return '';
  const first = samples.filter((sample, index) => samples.findIndex(({ label }) => label === sample.label) === index);
  return first
    .map(
      ({ label, code }) =>
        `<template data-panel="${escapeAttribute(label)}"><pre class="code-pre" tabindex="0"><code>${code.html}</code></pre></template>`,
    )
    .join('');
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
  const slash = found.endsWith('/') ? '/' : '';
  return encodeURI(posix.relative(posix.dirname(file), found)) + slash + rest;
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
