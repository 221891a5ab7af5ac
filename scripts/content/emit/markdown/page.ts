import { assertNever } from '../../../../src/model/assert-never.ts';
import { classifyLink, pageUrl, withBase } from '../../../../src/model/links.ts';
import { markdownPath } from '../../../../src/model/markdown-path.ts';
import type { Block, Page } from '../../../../src/model/page.ts';
import { inReadingOrder } from '../../../../src/model/reading-order.ts';
import type { SiteData } from '../../../../src/model/site.ts';
import { codeBlock, escapeLineStart, escapeText } from '../../markdown/escape.ts';
import { joinBlocks, quote } from '../../markdown/write-blocks.ts';
import { getText } from '../../texts/texts.ts';
import { renderChannel } from './channel.ts';
import { renderCatalogue } from './errors.ts';
import { renderHome, renderSteps } from './home.ts';
import { renderCall, renderOutcome } from './operation.ts';
import { renderGroup, renderMap } from './overview.ts';
import { renderPackages } from './packages.ts';
import { renderProse } from './prose.ts';
import type { Renderer } from './renderer.ts';
import { renderSchemaRoot } from './schema.ts';
import { renderMachine } from './states.ts';

/** The name of a page. */
export function getTitle(page: Page): string {
  return page.layout === 'home' ? page.hero.name : page.title;
}

/** Title, address, and where all pages are listed: clients that came by a search get no further without it. */
export function renderHead(title: string, page: Page, site: SiteData): string {
  const t = getText(page.locale);
  const origin = site.origin ?? '';
  const index = `${t('content:markdown.index')}${t('separator.label')}${linkTo(origin + pageUrl('/llms.txt', site))}`;
  return joinBlocks([`# ${escapeText(title)}`, linkTo(`${origin}${pageUrl(page.path, site)}`), quote(index)]);
}

/** A page as Markdown below its head, complete: everything that the reader of the page can see or unfold. */
export function renderBody(page: Page, site: SiteData): string {
  const t = getText(page.locale);
  const renderer: Renderer = {
    t,
    signingPages: site.signingPages,
    href: (target) => getAddress(target, page, site),
    block: (block) => renderBlock(block, renderer),
  };
  const isDraft = page.layout === 'doc' && page.status === 'draft';
  return joinBlocks([isDraft ? quote(escapeText(t('page.draftExplanation'))) : '', ...renderLayout(page, renderer)]);
}

function renderLayout(page: Page, renderer: Renderer): string[] {
  const description = escapeLineStart(escapeText(page.description));
  switch (page.layout) {
    case 'doc':
      return [
        description,
        ...inReadingOrder(page.blocks).map((part) =>
          part.kind === 'outcome' ? renderOutcome(part.operation, renderer) : renderer.block(part),
        ),
      ];
    case 'home':
      return renderHome(page, renderer);
    case 'overview':
      return [
        description,
        page.map ? renderMap(page.map, renderer) : '',
        ...page.groups.map((group) => renderGroup(group, renderer)),
      ];
    case 'not-found':
      return [description];
  }
}

function renderBlock(block: Block, renderer: Renderer): string {
  const { t } = renderer;
  const inside = (blocks: Block[]) => joinBlocks(blocks.map((part) => renderBlock(part, renderer)));
  switch (block.kind) {
    case 'prose':
      return renderProse(block.nodes, renderer);
    case 'code':
      return codeBlock(block.code.source, [block.code.language, block.title].filter(Boolean).join(' '));
    case 'callout':
      return quote(joinBlocks([`**${escapeText(block.title ?? t(`callout.${block.tone}`))}**`, inside(block.blocks)]));
    case 'details':
      return joinBlocks([`### ${escapeText(block.title)}`, inside(block.blocks)]);
    case 'tabs':
      return joinBlocks(
        block.tabs.map(({ label, blocks }) => joinBlocks([`**${escapeText(label)}**`, inside(blocks)])),
      );
    case 'operation':
      return renderCall(block.operation, renderer);
    case 'channel':
      return renderChannel(block.channel, renderer);
    case 'schema':
      return renderSchemaRoot(block.schema, block.direction, renderer);
    case 'folds':
      return joinBlocks(
        block.folds.map(({ title, blocks }) => joinBlocks([`### ${escapeText(title)}`, inside(blocks)])),
      );
    case 'packages':
      return renderPackages(block.items, renderer);
    case 'fold-filter':
    case 'error-lookup':
      return '';
    case 'errors':
      return renderCatalogue(block.catalogue, renderer);
    case 'states':
      return renderMachine(block.machine, renderer);
    case 'steps':
      return joinBlocks(renderSteps(block.steps, renderer));
    case 'tool':
      return quote(escapeText(t('tool.needsScript')));
    case 'lab':
      return quote(`**${escapeText(block.title)}** ${escapeText(block.about)}`);
    case 'figure':
      return joinBlocks([`**${escapeText(block.figure.title)}**`, renderProse(block.figure.words, renderer)]);
    default:
      return assertNever(block);
  }
}

/**
 * Absolute, because Markdown is copied to where a relative address means nothing. A page is linked as Markdown; a fragment on this
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
