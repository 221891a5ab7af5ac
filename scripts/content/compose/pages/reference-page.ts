import type { Channel } from '../../../../src/model/channel.ts';
import type { Operation } from '../../../../src/model/operation.ts';
import type { Block } from '../../../../src/model/page.ts';
import type { ProseNode } from '../../../../src/model/prose.ts';
import { proseText } from '../../../../src/model/prose-text.ts';
import { firstSentence } from '../../describe/first-sentence.ts';
import { getText } from '../../texts/texts.ts';
import type { DraftPage, LocaleBuildInput, SidebarSection } from '../locale-build.ts';
import { documented } from './guide-page.ts';
import { getHeadings } from './headings.ts';

/** Pages of the operations and channels that no guide documents, made from the document alone. */
export function referencePages(input: LocaleBuildInput, documentedIds: ReadonlySet<string>): DraftPage[] {
  return input.apis.flatMap((api) => {
    const operations = api.operations.filter(({ operation }) => !documentedIds.has(operation.id));
    const channels = api.channels.filter(({ id }) => !documentedIds.has(id));
    return [
      ...operations.map(({ operation, tagName }) =>
        operationPage(operation, { api, tagName, tag: operation.tag }, input),
      ),
      ...channels.map((channel) => channelPage(channel, { api, tagName: '', tag: api.title }, input)),
    ];
  });
}

function operationPage(operation: Operation, section: SidebarSection, input: LocaleBuildInput): DraftPage {
  const { lead, rest } = takeLead(operation.description);
  const block: Block = { kind: 'operation', operation: { ...operation, description: rest } };
  const description = lead ?? `${operation.summary} · ${firstSentence(rest) || section.api.title}`;
  return page(block, { section, id: operation.id, title: operation.summary, description }, input);
}

function channelPage(channel: Channel, section: SidebarSection, input: LocaleBuildInput): DraftPage {
  const { lead, rest } = takeLead(channel.description);
  const description = lead ?? `${channel.title} · ${firstSentence(rest) || section.api.title}`;
  return page(
    { kind: 'channel', channel: { ...channel, description: rest } },
    { section, id: channel.id, title: channel.title, description },
    input,
  );
}

function page(
  block: Extract<Block, { kind: 'operation' | 'channel' }>,
  { section, id, title, description }: { section: SidebarSection; id: string; title: string; description: string },
  { locale, version }: LocaleBuildInput,
): DraftPage {
  const subjects =
    block.kind === 'operation'
      ? { operations: [block.operation], channels: [] }
      : { operations: [], channels: [block.channel] };
  return {
    path: `/${kebab(section.api.id)}/${kebab(id)}`,
    locale,
    version,
    title,
    description,
    file: section.api.file,
    layout: 'doc',
    ...documented(subjects),
    headings: getHeadings([block], getText(locale)),
    blocks: [block],
    section,
    isUnlisted: false,
  };
}

/** `openCard` → `open-card`, `listHTTPLogs` → `list-http-logs`, `merchant.v2` → `merchant-v2`. */
export function kebab(id: string): string {
  const spaced = id.replace(/([a-z0-9])([A-Z])/g, '$1-$2').replace(/(?<=[A-Z])(?=[A-Z][a-z])/g, '-');
  return spaced
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
}

const MAX_LEAD = 240;

/** A short first paragraph without markup becomes the page's own description, and is not repeated. */
export function takeLead(nodes: ProseNode[]): { lead?: string; rest: ProseNode[] } {
  const [first, ...rest] = nodes;
  if (!Array.isArray(first) || first[0] !== 'p') return { rest: nodes };
  const [, , ...children] = first;
  const text = proseText([first]);
  const isPlain = children.every((child) => typeof child === 'string') && text.length <= MAX_LEAD;
  return isPlain ? { lead: text, rest } : { rest: nodes };
}
