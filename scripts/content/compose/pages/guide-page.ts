import { getChannelBadge } from '../../../../src/model/channel.ts';
import { localise } from '../../../../src/model/config.ts';
import type { Block, Hero } from '../../../../src/model/page.ts';
import type { PageLink } from '../../../../src/model/page-link.ts';
import type { ProseElement } from '../../../../src/model/prose.ts';
import type { Frontmatter } from '../../read/frontmatter.ts';
import type { GuideDocument } from '../../read/guide.ts';
import { getText } from '../../texts/texts.ts';
import { mapBlocks } from '../../tree/block-tree.ts';
import { resolveDirectives } from '../directives/resolve-directives.ts';
import { linkNodes } from '../links/link-page.ts';
import { resolveTarget } from '../links/link-target.ts';
import type { DraftPage, LocaleBuildInput, Subjects } from '../locale-build.ts';
import { getFlow } from './flow-steps.ts';
import { getHeadings } from './headings.ts';
import { imageAddress } from './image-address.ts';
import { getTitle } from './title.ts';

/** The page that a guide is. */
export function guidePage(guide: GuideDocument, input: LocaleBuildInput): DraftPage {
  const { frontmatter, file, path } = guide;
  const { blocks: filled, subjects } = resolveDirectives(guide, input);
  const element = (node: ProseElement) => resolveElement(node, guide, input);
  const blocks = mapBlocks(filled, { authored: (nodes) => linkNodes(nodes, { element }) });
  const base = {
    path,
    locale: input.locale,
    version: input.version,
    ...getTitle(frontmatter.title, input),
    description: frontmatter.description,
    file,
    isUnlisted: !frontmatter.sidebar || frontmatter.layout !== 'doc',
  };
  switch (frontmatter.layout) {
    case 'home':
      return { ...base, layout: 'home', ...homeParts(guide, input), blocks, entries: [] };
    case 'overview':
      return { ...base, layout: 'overview', groups: [] };
    case 'doc':
      return {
        ...base,
        layout: 'doc',
        ...documented(subjects),
        headings: getHeadings(blocks, getText(input.locale)),
        blocks,
      };
  }
}

function homeParts(guide: GuideDocument, input: LocaleBuildInput) {
  const flow = getFlow(guide, input);
  const { features } = guide.frontmatter;
  return { hero: getHero(guide.frontmatter, input), features, ...(flow && { flow }) };
}

/** What a page with these subjects is, and how its links are marked. */
export function documented({ operations, channels }: Subjects) {
  const statuses = [...operations, ...channels].map(({ status }) => status);
  const kind = statuses.length > 0 ? ('reference' as const) : ('guide' as const);
  const status =
    statuses.length === 0 ? undefined : statuses.includes('draft') ? ('draft' as const) : ('confirmed' as const);
  return { kind, status };
}

/** Badge of a page: that of its channel, else the method of its operation. */
export function getMethod(blocks: Block[]): PageLink['method'] {
  const channel = blocks.find(({ kind }) => kind === 'channel');
  if (channel?.kind === 'channel') return getChannelBadge(channel.channel);
  const block = blocks.find(({ kind }) => kind === 'operation');
  if (block?.kind !== 'operation') return undefined;
  // What the provider sends is no endpoint of its.
  return block.operation.webhook ? 'EVENT' : block.operation.method;
}

function resolveElement(
  element: ProseElement,
  { path, images }: GuideDocument,
  { folder, config }: LocaleBuildInput,
): ProseElement {
  const [tag, attributes, ...children] = element;
  if (tag === 'a' && attributes?.href) {
    const href = resolveTarget(attributes.href, path);
    return [tag, { ...attributes, href, ...(isAttachment(href, config) && { download: true as const }) }, ...children];
  }
  if (tag !== 'img' || !attributes?.src) return element;
  const image = images.get(attributes.src);
  if (!image) return ['span', null, attributes.alt ?? ''];
  return [tag, { ...attributes, src: imageAddress(folder, image.file), width: image.width, height: image.height }];
}

function isAttachment(href: string, { attachments = [] }: LocaleBuildInput['config']): boolean {
  return attachments.some((file) => href === `/${file}`);
}

/** `{operations}` and `{channels}` in a fact are the numbers of them in the documents. */
function getHero({ hero }: Frontmatter, { config, locale, apis }: LocaleBuildInput): Hero {
  const count = (list: (api: LocaleBuildInput['apis'][number]) => unknown[]) =>
    String(apis.reduce((sum, api) => sum + list(api).length, 0));
  const numbers: Record<string, string> = {
    '{operations}': count((api) => api.operations),
    '{channels}': count((api) => api.channels),
  };
  const facts =
    hero?.facts.map(({ icon, text }) => ({ icon, text: text.replace(/\{\w+\}/g, (name) => numbers[name] ?? name) })) ??
    [];
  const name = hero?.name || localise(config.title, locale);
  return { name, tagline: hero?.tagline ?? '', actions: hero?.actions ?? [], facts };
}
