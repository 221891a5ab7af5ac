import {
  type CatalogueEntry,
  type ErrorCatalogue,
  type ErrorTopic,
  errorId,
  errorUse,
} from '../../../../src/model/error-catalogue.ts';
import type { ErrorCode, Operation } from '../../../../src/model/operation.ts';
import { joinBlocks, table } from './blocks.ts';
import { cellCode, escapeText, linkTarget } from './escape.ts';
import { writeProse } from './prose.ts';
import type { Writer } from './writer.ts';

/** The codes of an operation: its own, then those that others share. */
export function writeErrors({ errors, errorsPage }: Operation, writer: Writer): string {
  if (errors.length === 0) return '';
  const { t, href } = writer;
  const getCode = ({ code }: ErrorCode) =>
    errorsPage === undefined
      ? cellCode(String(code))
      : `[${cellCode(String(code))}](${linkTarget(href(`${errorsPage}#${errorId(code)}`))})`;
  const part = (title: string, some: ErrorCode[]) =>
    some.length > 0
      ? `${title}${t('separator.label').trim()}\n\n${table(
          getHead(writer),
          some.map((error) => [getCode(error), ...getRow(error, writer)]),
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
export function writeCatalogue(catalogue: ErrorCatalogue, writer: Writer): string {
  return joinBlocks(catalogue.topics.map((topic) => writeTopic(topic, catalogue, writer)));
}

function writeTopic({ title, description, entries }: ErrorTopic, catalogue: ErrorCatalogue, writer: Writer): string {
  const rows = entries.map((entry) => [
    cellCode(String(entry.code)),
    ...getRow(entry, writer),
    writeUse(entry, catalogue, writer),
  ]);
  return joinBlocks([
    title === '' ? '' : `### ${escapeText(title)}`,
    writeProse(description, writer),
    table([...getHead(writer), writer.t('markdown:operations')], rows),
  ]);
}

function writeUse(entry: CatalogueEntry, catalogue: ErrorCatalogue, { t, href }: Writer): string {
  const { kind, operations } = errorUse(entry, catalogue);
  const links = operations.map(({ page }) => `[${escapeText(page.title)}](${linkTarget(href(page.path))})`);
  if (kind === 'all') return t('catalogue:use.all');
  return (kind === 'except' ? t('catalogue:use.except') : '') + (links.join(t('separator.list')) || '–');
}

function getHead({ t }: Writer): string[] {
  return [
    t('errors.code'),
    t('markdown:errorName'),
    t('errors.status'),
    t('errors.meaning'),
    t('markdown:retry'),
    t('errors.action'),
  ];
}

function getRow({ name, status, meaning, retry, action }: Omit<ErrorCode, 'specific'>, { t }: Writer): string[] {
  return [
    ...[name, String(status)].map(cellCode),
    ...[meaning, t(`markdown:retryKinds.${retry}`), action].map(escapeText),
  ];
}
