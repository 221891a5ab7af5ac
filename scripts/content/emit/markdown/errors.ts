import {
  type CatalogueEntry,
  type ErrorCatalogue,
  type ErrorTopic,
  errorId,
  errorUse,
} from '../../../../src/model/error-catalogue.ts';
import type { ErrorCode, Operation } from '../../../../src/model/operation.ts';
import { cellCode, escapeText, linkTarget } from '../../markdown/escape.ts';
import { joinBlocks, table } from '../../markdown/write-blocks.ts';
import { renderProse } from './prose.ts';
import type { Renderer } from './renderer.ts';

/** The codes of an operation: its own, then those that others share. */
export function renderErrors({ errors, errorsPage }: Operation, renderer: Renderer): string {
  if (errors.length === 0) return '';
  const { t, href } = renderer;
  const getCode = ({ code }: ErrorCode) =>
    errorsPage === undefined
      ? cellCode(String(code))
      : `[${cellCode(String(code))}](${linkTarget(href(`${errorsPage}#${errorId(code)}`))})`;
  const part = (title: string, some: ErrorCode[]) =>
    some.length > 0
      ? `${title}${t('separator.label').trim()}\n\n${table(
          getHead(renderer),
          some.map((error) => [getCode(error), ...getRow(error, renderer)]),
        )}`
      : '';
  return joinBlocks([
    `## ${t('section.errors')}`,
    part(
      t('errors.specific'),
      errors.filter(({ specific }) => specific),
    ),
    part(
      t('errors.shared'),
      errors.filter(({ specific }) => !specific),
    ),
  ]);
}

/** Every code of the contract, topic by topic. */
export function renderCatalogue(catalogue: ErrorCatalogue, renderer: Renderer): string {
  return joinBlocks(catalogue.topics.map((topic) => renderTopic(topic, catalogue, renderer)));
}

function renderTopic(
  { title, description, entries }: ErrorTopic,
  catalogue: ErrorCatalogue,
  renderer: Renderer,
): string {
  const hasCustomer = entries.some(({ customer }) => customer !== undefined);
  const rows = entries.map((entry) => [
    cellCode(String(entry.code)),
    ...getRow(entry, renderer),
    ...(hasCustomer ? [escapeText(entry.customer ?? '')] : []),
    renderUse(entry, catalogue, renderer),
  ]);
  const { t } = renderer;
  return joinBlocks([
    title === '' ? '' : `### ${escapeText(title)}`,
    renderProse(description, renderer),
    table(
      [
        ...getHead(renderer),
        ...(hasCustomer ? [t('content:markdown.customer')] : []),
        t('content:markdown.operations'),
      ],
      rows,
    ),
  ]);
}

function renderUse(entry: CatalogueEntry, catalogue: ErrorCatalogue, { t, href }: Renderer): string {
  const { kind, operations } = errorUse(entry, catalogue);
  const links = operations.map(({ page }) => `[${escapeText(page.title)}](${linkTarget(href(page.path))})`);
  if (kind === 'all') return t('blocks:catalogue.use.all');
  return (kind === 'except' ? t('blocks:catalogue.use.except') : '') + (links.join(t('separator.list')) || '–');
}

function getHead({ t }: Renderer): string[] {
  return [
    t('errors.code'),
    t('content:markdown.errorName'),
    t('errors.status'),
    t('errors.meaning'),
    t('content:markdown.retry'),
    t('errors.action'),
  ];
}

function getRow({ name, status, meaning, retry, action }: Omit<ErrorCode, 'specific'>, { t }: Renderer): string[] {
  return [...[name, String(status)].map(cellCode), ...[meaning, t(`errors.retry.${retry}`), action].map(escapeText)];
}
