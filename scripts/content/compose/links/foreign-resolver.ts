import { publishedFiles } from '../../../../src/model/config.ts';
import { safeDecode } from '../../../../src/model/links.ts';
import type { DescribedDocument } from '../../describe/document/documents.ts';
import { isAllowedAddress } from '../../markdown/link-address.ts';
import { typePath } from '../folding/type-paths.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';
import { getAnchors } from './anchors.ts';
import { getComponentName } from './component-name.ts';
import { isForeign, resolveTarget } from './link-target.ts';

/** Fragments by which other tools address what they show: `#operation/pay`, `#tag/Cards/operation/pay`, `#tag/Cards`. */
const OPERATION = /^(?:tag\/.*\/)?operations?\/(.+)$/;
const CHANNEL = /^channel\/(.+)$/;
const TAG = /^(?:section|tag)\/([^/]+)/;

/** The id of an operation in a fragment of another tool; undefined for other fragments. */
export function readOperationId(fragment: string): string | undefined {
  return OPERATION.exec(fragment)?.[1];
}

/** Address of a link as pages here have it; undefined for one that leads nowhere. */
type ResolveHref = (href: string) => string | undefined;

/**
 * Resolves links of one document, whose operations and tags come first: another document may have the same names. An operation is also known by
 * its id alone, as an address or as a fragment of one; a data type by its name.
 */
export function createResolver(
  drafts: DraftPage[],
  { apis, config }: Pick<LocaleBuildInput, 'apis' | 'config'>,
): (api?: DescribedDocument) => ResolveHref {
  const files = new Set([
    ...apis.flatMap(({ downloads }) => downloads.map(({ url }) => url)),
    ...publishedFiles(config).map((file) => `/${file}`),
  ]);
  const pages = new Map(drafts.map((draft) => [draft.path, draft]));
  const hasAnchor = (path: string, anchor: string) => {
    const page = pages.get(path);
    return page !== undefined && getAnchors(page).has(anchor);
  };
  const createFor = (api?: DescribedDocument): ResolveHref => {
    const own = drafts.filter(({ section }) => section !== undefined && section.api === api);
    const names = listNames([...own, ...drafts]);
    const resolveFragment = (fragment: string) => {
      const [, channel] = CHANNEL.exec(fragment) ?? [];
      const [, tag] = TAG.exec(fragment) ?? [];
      return (
        names.operations.get(readOperationId(fragment) ?? fragment) ??
        (channel === undefined ? undefined : names.channels.get(channel)) ??
        (tag === undefined ? undefined : names.tags.get(toKey(tag)))
      );
    };
    const resolveType = (href: string) => {
      const name = getComponentName(href);
      const path = api && name !== undefined ? typePath(api, name) : undefined;
      return path !== undefined && pages.has(path) ? path : undefined;
    };
    return (href) => {
      if (isForeign(href)) return isAllowedAddress(href) ? href : resolveType(href);
      if (href.startsWith('#')) return resolveFragment(safeDecode(href.slice(1))) ?? resolveType(href);
      const [address = '', fragment] = safeDecode(resolveTarget(href, '/'))
        .replace(/\?[^#]*/s, '')
        .split('#');
      if (files.has(address)) return resolveTarget(href, '/');
      if (pages.has(address) && (!fragment || hasAnchor(address, fragment))) return resolveTarget(href, '/');
      const named = fragment ? resolveFragment(fragment) : names.operations.get(address.replace(/^.*\//s, ''));
      return named ?? resolveType(href) ?? outside(href, config.links);
    };
  };
  const resolvers = new Map<DescribedDocument | undefined, ResolveHref>();
  return (api) => {
    const resolve = resolvers.get(api) ?? createFor(api);
    resolvers.set(api, resolve);
    return resolve;
  };
}

/** The site that the document was written for has what is not here. */
function outside(href: string, base: string | undefined): string | undefined {
  return base !== undefined && href.startsWith('/') ? base.replace(/\/$/, '') + href : undefined;
}

function listNames(drafts: DraftPage[]): Record<'operations' | 'channels' | 'tags', Map<string, string>> {
  const names = {
    operations: new Map<string, string>(),
    channels: new Map<string, string>(),
    tags: new Map<string, string>(),
  };
  const addFirst = (map: Map<string, string>, name: string, path: string) => map.set(name, map.get(name) ?? path);
  for (const { path, blocks, section } of drafts.flatMap((draft) => (draft.layout === 'doc' ? [draft] : []))) {
    for (const block of blocks) {
      if (block.kind === 'operation') addFirst(names.operations, block.operation.id, path);
      if (block.kind === 'channel') addFirst(names.channels, block.channel.id, path);
    }
    for (const name of section ? [section.tagName, section.tag] : []) addFirst(names.tags, toKey(name), path);
  }
  return names;
}

/** `#tag/Payment-Links` means the tag "Payment Links". */
function toKey(tag: string): string {
  return tag.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}
