import { publishedFiles } from '../../../../src/model/config.ts';
import { isSamePath, safeDecode } from '../../../../src/model/links.ts';
import { nearest } from '../../../document/nearest.js';
import { isAllowedAddress, SCHEME_HINT } from '../../markdown/link-address.ts';
import type { SourcePosition } from '../../read/locate.ts';
import { getAnchors } from '../links/anchors.ts';
import { createResolver, readOperationId } from '../links/foreign-resolver.ts';
import { isForeign, resolveTarget } from '../links/link-target.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';

/**
 * A link and where it was written. `from` is the page it is on, when that is one page. `isForeign`: it was not written for this site,
 * which shows it as text, unless a name in it leads to a page here (`isResolved`).
 */
type Link = { target: string; from?: string; isForeign?: boolean; isResolved?: boolean; getPosition(): SourcePosition };

/** Checks every link of guides, descriptions, home pages and the navigation against the pages that there are. */
export function checkLinks(drafts: DraftPage[], input: LocaleBuildInput): void {
  const pages = new Map(drafts.map((draft) => [draft.path, draft]));
  const anchors = new Map<string, Set<string>>();
  const hasAnchor = (page: DraftPage, anchor: string) => {
    const cached = anchors.get(page.path) ?? getAnchors(page);
    anchors.set(page.path, cached);
    return cached.has(anchor);
  };
  for (const link of getLinks(drafts, input)) {
    if (link.isResolved) continue;
    const mistake = checkLink(link, { pages, hasAnchor, input });
    if (mistake) input.report({ severity: link.isForeign ? 'warning' : 'error', ...link.getPosition(), ...mistake });
  }
}

function getLinks(drafts: DraftPage[], input: LocaleBuildInput): Link[] {
  const { guides, apis, config } = input;
  const resolverOf = createResolver(drafts, input);
  const inGuides = guides.flatMap(({ file, path, tree }) =>
    tree.links.map(
      ({ target, line, column }): Link => ({ target, from: path, getPosition: () => ({ file, line, column }) }),
    ),
  );
  const inDescriptions = apis.flatMap((api) => {
    const { links, locate } = api;
    const resolveHref = config.strict ? undefined : resolverOf(api);
    return links.map(
      ({ target, pointer }): Link => ({
        ...{ target, isForeign: !config.strict, getPosition: () => locate(pointer) },
        isResolved: resolveHref?.(target) !== undefined,
      }),
    );
  });
  const onHome = drafts.flatMap((draft) => {
    if (draft.layout !== 'home') return [];
    const targets = [...draft.hero.actions, ...draft.features].flatMap(({ path }) => path ?? []);
    return targets.map(
      (target): Link => ({
        target,
        from: draft.path,
        getPosition: () => ({ file: draft.file ?? '', line: 1, column: 1 }),
      }),
    );
  });
  return [...inGuides, ...inDescriptions, ...onHome];
}

type Known = {
  pages: Map<string, DraftPage>;
  hasAnchor(page: DraftPage, anchor: string): boolean;
  input: LocaleBuildInput;
};

type Mistake = { message: string; hint?: string };

function checkLink({ target, from }: Link, { pages, hasAnchor, input }: Known): Mistake | undefined {
  if (!isAllowedAddress(target)) return { message: `link that cannot be followed: ${target}`, hint: SCHEME_HINT };
  // A fragment alone, in a description, belongs to whatever page shows it.
  if (isForeign(target) || (from === undefined && target.startsWith('#'))) return undefined;
  const resolved = resolveTarget(target, from ?? '/');
  const [address = '', anchor] = resolved.split('#');
  const path = address.replace(/\?.*$/s, '') || (from ?? '/');
  if (isPublishedFile(path, input)) return undefined;
  const page = pages.get(path);
  if (!page)
    return isExcused(path, input)
      ? undefined
      : {
          message: `dead link: ${target}`,
          hint: versionHint(path, input) ?? hintFor(path, [...pages.keys()], input) ?? outsideHint(target, input),
        };
  if (anchor && !hasAnchor(page, safeDecode(anchor))) {
    const similar = nearest(anchor, [...getAnchors(page)]);
    return {
      message: `dead link: ${target}, ${path} has no heading or field "${anchor}"`,
      hint: (from !== undefined && operationHint(anchor)) || (similar && `Did you mean #${similar}?`),
    };
  }
  return undefined;
}

/** Other tools have all operations on one page, at such fragments. */
function operationHint(anchor: string): string | undefined {
  const id = readOperationId(safeDecode(anchor));
  return id && `An operation has a page of its own. Write [[op:${id}]].`;
}

function isPublishedFile(path: string, { apis, config }: LocaleBuildInput): boolean {
  const isDownload = apis.some(({ downloads }) => downloads.some(({ url }) => url === path));
  const { packages } = config.provider ?? {};
  const isPackaged =
    packages && ['manifest.json', ...(packages.files ?? [])].some((file) => path === `/downloads/${file}`);
  return isDownload || isPackaged || publishedFiles(config).includes(path.slice(1));
}

/** A page that is missing in this language, or for want of a readable document, is reported elsewhere. */
function isExcused(path: string, { knownPaths, isComplete }: LocaleBuildInput): boolean {
  return knownPaths.has(path) || !isComplete;
}

/** A third-party document has links to the rest of its own site. */
function outsideHint(target: string, { config }: LocaleBuildInput): string | undefined {
  if (config.strict || !target.startsWith('/')) return undefined;
  return 'Give the site that has it: --links https://docs.example.com, or "links" in site.ts.';
}

/** The documents of an earlier version have its prefix, which links to its pages must not have. */
function versionHint(path: string, { version, apis }: LocaleBuildInput): string | undefined {
  const published = `/${version}${path}`;
  const isFound = apis.some(({ downloads }) => downloads.some(({ url }) => url === published));
  return isFound ? `Did you mean ${published}?` : undefined;
}

function hintFor(path: string, paths: string[], { config }: LocaleBuildInput): string | undefined {
  const prefixed = config.locales.find(({ locale }) => path.startsWith(`/${locale}/`));
  if (prefixed) return `Write the path without the language: ${path.slice(prefixed.locale.length + 1)}.`;
  const similar = paths.find((candidate) => isSamePath(candidate, path)) ?? nearest(path, paths);
  return similar && `Did you mean ${similar}?`;
}
