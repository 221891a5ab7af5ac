import { localise } from '../../../../src/model/config.ts';
import type { Block } from '../../../../src/model/page.ts';
import type { ProseNode } from '../../../../src/model/prose.ts';
import type { DescribedDocument } from '../../describe/document/documents.ts';
import { getText } from '../../texts/texts.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';
import { OVERVIEW_PATH } from './overview-page.ts';
import { takeLead } from './reference-page.ts';

/** The page at `/` of a site whose author wrote none: the descriptions of the documents, their servers, security schemes and tags, and a link to the overview. */
export function plainHomePage(drafts: DraftPage[], { config, locale, version, apis }: LocaleBuildInput): DraftPage {
  const title = localise(config.title, locale);
  const [first, ...others] = apis;
  const { lead, rest } = takeLead(first?.about ?? []);
  const parts = first ? [[first, rest] as const, ...others.map((api) => [api, api.about] as const)] : [];
  return {
    ...{ path: '/', locale, version, title, description: lead ?? title, isUnlisted: true },
    layout: 'home',
    hero: {
      name: title,
      tagline: lead ?? '',
      actions: [{ text: getText(locale)('overview.title'), path: OVERVIEW_PATH }],
      facts: [],
    },
    features: [],
    blocks: parts.flatMap(([api, about]) => aboutBlocks(api, about, { drafts, hasTitle: parts.length > 1 })),
    entries: [],
  };
}

type Options = { drafts: DraftPage[]; hasTitle: boolean };

function aboutBlocks(api: DescribedDocument, about: ProseNode[], { drafts, hasTitle }: Options): Block[] {
  const title: ProseNode[] = hasTitle ? [['h2', null, api.title]] : [];
  const nodes = [
    ...title,
    ...about,
    ...api.info,
    ...api.access.flatMap((part): ProseNode[] => [[hasTitle ? 'h3' : 'h2', null, part.title], ...part.nodes]),
    ...api.tags.flatMap((tag) => tagNodes(api, tag, { drafts, hasTitle })),
  ];
  return nodes.length > 0 ? [{ kind: 'prose', nodes }] : [];
}

/** A tag that says more than its name: its title, which leads to its first page, and its text. One of another is below it. */
function tagNodes(
  api: DescribedDocument,
  tag: DescribedDocument['tags'][number],
  { drafts, hasTitle }: Options,
): ProseNode[] {
  if (tag.description.length === 0) return [];
  const first = drafts.find(({ section }) => section?.api === api && section.tagName === tag.name);
  const parent = api.tags.find(({ name }) => name === tag.parent);
  const title = parent ? `${parent.title} · ${tag.title}` : tag.title;
  return [[hasTitle ? 'h3' : 'h2', null, first ? ['a', { href: first.path }, title] : title], ...tag.description];
}
