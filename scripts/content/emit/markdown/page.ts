import { assertNever } from '../../../../src/model/assert-never.ts';
import { classifyLink, pageUrl, withBase } from '../../../../src/model/links.ts';
import { markdownPath } from '../../../../src/model/markdown-path.ts';
import type { Block, OverviewGroup, Page } from '../../../../src/model/page.ts';
import type { SiteData } from '../../../../src/model/site.ts';
import { getText } from '../../texts/texts.ts';
import { joinBlocks, list, quote } from './blocks.ts';
import { writeChannel } from './channel.ts';
import { writeCatalogue } from './errors.ts';
import { codeBlock, escapeLineStart, escapeText, linkTarget } from './escape.ts';
import { writeHome } from './home.ts';
import { writeOperation } from './operation.ts';
import { writeProse } from './prose.ts';
import { writeSchemaRoot } from './schema.ts';
import { writeMachine } from './states.ts';
import type { Writer } from './writer.ts';

/** A page as Markdown, complete: everything that the reader of the page can see or unfold. */
export function writePage(page: Page, site: SiteData): string {
  const t = getText(page.locale);
  const writer: Writer = {
    t,
    href: (target) => getAddress(target, page, site),
    block: (block) => writeBlock(block, writer),
  };
  const isDraft = page.layout === 'doc' && page.status === 'draft';
  return `${joinBlocks([
    `# ${escapeText(page.layout === 'home' ? page.hero.name : page.title)}`,
    linkTo(`${site.origin ?? ''}${pageUrl(page.path, site)}`),
    isDraft ? quote(escapeText(t('page.draftExplanation'))) : '',
    ...writeLayout(page, writer),
  ])}\n`;
}

function writeLayout(page: Page, writer: Writer): string[] {
  const description = escapeLineStart(escapeText(page.description));
  switch (page.layout) {
    case 'doc':
      return [description, ...page.blocks.map(writer.block)];
    case 'home':
      return writeHome(page, writer);
    case 'overview':
      return [description, ...page.groups.map((group) => writeGroup(group, writer))];
    case 'not-found':
      return [description];
  }
}

function writeGroup({ text, pages }: OverviewGroup, { href }: Writer): string {
  const items = pages.map(({ path, title, method, headings }) => {
    const head = `[${escapeText(title)}](${linkTarget(href(path))})${method ? ` · ${method}` : ''}`;
    const parts = headings.map(({ id, text }) => `[${escapeText(text)}](${linkTarget(href(`${path}#${id}`))})`);
    return parts.length > 0 ? `${head}\n${list(parts)}` : head;
  });
  return `## ${escapeText(text)}\n\n${list(items)}`;
}

function writeBlock(block: Block, writer: Writer): string {
  const { t } = writer;
  const inside = (blocks: Block[]) => joinBlocks(blocks.map((part) => writeBlock(part, writer)));
  switch (block.kind) {
    case 'prose':
      return writeProse(block.nodes, writer);
    case 'code':
      return codeBlock(block.code.source, [block.code.language, block.title].filter(Boolean).join(' '));
    case 'callout':
      return quote(joinBlocks([`**${escapeText(block.title ?? t(`callout.${block.tone}`))}**`, inside(block.blocks)]));
    case 'tabs':
      return joinBlocks(
        block.tabs.map(({ label, blocks }) => joinBlocks([`**${escapeText(label)}**`, inside(blocks)])),
      );
    case 'operation':
      return writeOperation(block.operation, writer);
    case 'channel':
      return writeChannel(block.channel, writer);
    case 'schema':
      return writeSchemaRoot(block.schema, block.direction, writer);
    case 'errors':
      return writeCatalogue(block.catalogue, writer);
    case 'states':
      return writeMachine(block.machine, writer);
    case 'figure':
      return joinBlocks([`**${escapeText(block.figure.title)}**`, writeProse(block.figure.words, writer)]);
    default:
      return assertNever(block);
  }
}

/**
 * Absolute, because Markdown is copied to where a relative address means nothing. A page is linked as Markdown; a place on this
 * page as the page itself, because only there it has its anchor.
 */
function getAddress(target: string, page: Page, site: SiteData): string {
  const origin = site.origin ?? '';
  switch (classifyLink(target)) {
    case 'hash':
      return `${origin}${pageUrl(page.path, site)}${target}`;
    case 'page': {
      const [path = '', rest = ''] = target.split(/(?=[?#])/s, 2);
      return `${origin}${pageUrl(rest === '' ? markdownPath(path) : path, site)}${rest}`;
    }
    case 'file':
      return origin + withBase(target, site.base);
    default:
      return target;
  }
}

function linkTo(address: string): string {
  return /^https?:/.test(address) ? `<${address}>` : escapeText(address);
}
