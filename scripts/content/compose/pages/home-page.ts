import { localise } from '../../../../src/model/config.ts';
import type { Block } from '../../../../src/model/page.ts';
import type { ProseNode } from '../../../../src/model/prose.ts';
import type { DescribedDocument } from '../../describe/document/documents.ts';
import { getText } from '../../texts/texts.ts';
import { resolveLinks } from '../links/foreign-links.ts';
import { createResolver } from '../links/foreign-resolver.ts';
import { linkNodes } from '../links/link-page.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';
import { nameDocuments } from './entry-groups.ts';
import { OVERVIEW_PATH } from './overview-page.ts';
import { takeLead } from './reference-page.ts';

/** The page at `/` of a site whose author wrote none: the descriptions of the documents, their servers, security schemes and tags, and a link to the overview. */
export function plainHomePage(drafts: DraftPage[], input: LocaleBuildInput): DraftPage {
  const { config, locale, version, apis } = input;
  const resolverOf = createResolver(drafts, input);
  const title = localise(config.title, locale);
  const t = getText(locale);
  const [first, ...others] = apis;
  const { lead, rest } = takeLead(first?.about ?? []);
  const parts = first ? [[first, rest] as const, ...others.map((api) => [api, api.about] as const)] : [];
  return {
    ...{ path: '/', locale, version, title, description: lead ?? title, isUnlisted: true },
    layout: 'home',
    hero: {
      name: title,
      tagline: lead ?? '',
      actions: [{ text: t('overview.title'), path: OVERVIEW_PATH }],
      facts: [],
    },
    features: [],
    blocks: parts.flatMap(([api, about]) =>
      aboutBlocks(api, config.strict ? about : linkNodes(about, { element: resolveLinks(resolverOf(api)) }), {
        ...{ drafts, hasTitle: parts.length > 1, overview: t('overview.title') },
      }),
    ),
    entries: [],
  };
}

/** `overview`: title of the overview. */
type Options = { drafts: DraftPage[]; hasTitle: boolean; overview: string };

function aboutBlocks(api: DescribedDocument, about: ProseNode[], options: Options): Block[] {
  const { hasTitle, drafts } = options;
  const first = drafts.find(({ section }) => section?.api === api);
  const title = nameDocuments(drafts).get(api) ?? api.title;
  const name: ProseNode = first ? ['a', { href: first.path }, title] : title;
  const heading: ProseNode[] = hasTitle ? [['h2', null, name]] : [];
  const nodes = [
    ...heading,
    ...about,
    ...api.info,
    ...api.access.flatMap((part): ProseNode[] => [[hasTitle ? 'h3' : 'h2', null, part.title], ...part.nodes]),
    ...describeTags(api, options),
  ];
  return nodes.length > 0 ? [{ kind: 'prose', nodes }] : [];
}

/** Tags with a sentence each; more of them are a list. */
const MAX_TAG_SECTIONS = 12;

/** Tags that say more than their names: each with its title, which leads to its first page, and its text. */
function describeTags(api: DescribedDocument, { drafts, hasTitle, overview }: Options): ProseNode[] {
  const tags = api.tags.filter(({ description }) => description.length > 0);
  const isList =
    tags.length > MAX_TAG_SECTIONS && tags.every(({ description }) => sentenceOf(description) !== undefined);
  const titles = tags.map((tag) => tagTitle(api, tag, drafts));
  if (!isList)
    return tags.flatMap(({ description }, index) => [
      [hasTitle ? 'h3' : 'h2', null, titles[index] ?? ''],
      ...description,
    ]);
  return [
    [hasTitle ? 'h3' : 'h2', null, ['a', { href: OVERVIEW_PATH }, overview]],
    [
      'ul',
      null,
      ...tags.map(({ description }, index): ProseNode => {
        return ['li', null, titles[index] ?? '', ' · ', ...(sentenceOf(description) ?? [])];
      }),
    ],
  ];
}

type Tag = DescribedDocument['tags'][number];

/** With the tag that it is part of before it. */
function tagTitle(api: DescribedDocument, tag: Tag, drafts: DraftPage[]): ProseNode {
  const first = drafts.find(({ section }) => section?.api === api && section.tagName === tag.name);
  const parent = api.tags.find(({ name }) => name === tag.parent);
  const title = parent ? `${parent.title} · ${tag.title}` : tag.title;
  return first ? ['a', { href: first.path }, title] : title;
}

/** The content of a text that is one paragraph. */
function sentenceOf([first, ...others]: ProseNode[]): ProseNode[] | undefined {
  if (others.length > 0 || !Array.isArray(first) || first[0] !== 'p') return undefined;
  const [, , ...content] = first;
  return content;
}
