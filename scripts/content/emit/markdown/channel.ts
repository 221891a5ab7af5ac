import type { Channel, CloseCode, Message } from '../../../../src/model/channel.ts';
import type { Field } from '../../../../src/model/schema.ts';
import { joinBlocks, list, table } from './blocks.ts';
import { cellCode, codeSpan, escapeText, linkTarget } from './escape.ts';
import { writeExamples } from './operation.ts';
import { writeProse } from './prose.ts';
import { writeFields, writeSchemaRoot } from './schema.ts';
import { writeMachine } from './states.ts';
import type { Writer } from './writer.ts';

/** A channel, complete: how to open it, what is said on it, how it closes. */
export function writeChannel(channel: Channel, writer: Writer): string {
  const { t, href } = writer;
  const {
    address,
    servers,
    id,
    protocol,
    path = [],
    query,
    messages,
    closeCodes,
    machines = [],
    downloads,
    description,
    sequence,
  } = channel;
  const section = (title: string, fields: Field[]) =>
    fields.length > 0 ? `## ${title}\n\n${writeFields(fields, 'request', writer)}` : '';
  const files = downloads.map(
    ({ label, format, url }) => `[${escapeText(`${label} ${format.toUpperCase()}`)}](${linkTarget(href(url))})`,
  );
  return joinBlocks([
    codeSpan(`WS ${servers[0]?.url.replace(/\/$/, '') ?? ''}${address}`),
    list([
      `${t('markdown:servers')}${t('separator.label')}${servers.map(({ url, description }) => `${codeSpan(url)} ${escapeText(description)}`.trim()).join(' · ')}`,
      t('channel.protocol') + t('separator.label') + escapeText(protocol),
      t('channel.channelId') + t('separator.label') + codeSpan(id),
      `AsyncAPI${t('separator.label')}${files.join(' · ')}`,
    ]),
    writeProse(description, writer),
    section(t('section.path'), path),
    section(t('section.query'), query),
    messages.length > 0 ? `## ${t('section.messages')}` : '',
    ...messages.map((message) => writeMessage(message, writer)),
    writeCloseCodes(closeCodes, writer),
    sequence ? `## ${t('section.sequence')}` : '',
    writeProse(sequence?.words, writer),
    machines.length > 0 ? `## ${t('section.states')}` : '',
    ...machines.map((machine) => writeMachine(machine, writer)),
  ]);
}

function writeMessage(
  { name, title, summary, description, directions, schema, fieldsAs, examples }: Message,
  writer: Writer,
): string {
  const { t } = writer;
  return joinBlocks([
    `### ${codeSpan(name)} · ${directions.map((direction) => t(`channel.${direction}`)).join(' · ')}`,
    escapeText(summary || title),
    writeProse(description, writer),
    fieldsAs && !schema.fields
      ? writeProse(schema.description, writer)
      : writeSchemaRoot(schema, directions.includes('send') ? 'request' : 'response', writer),
    fieldsAs
      ? `${escapeText(t('channel.fieldsAs', { message: fieldsAs.message }))} ${fieldsAs.fields.map(({ name }) => codeSpan(name)).join(' ')}`
      : '',
    ...writeExamples(examples, writer),
  ]);
}

function writeCloseCodes(codes: CloseCode[], { t }: Writer): string {
  if (codes.length === 0) return '';
  const head = [t('channel.code'), t('channel.name'), t('channel.reconnect'), t('channel.action')];
  const rows = codes.map(({ code, name, reconnect, action }) => [
    ...[String(code), name].map(cellCode),
    ...[reconnect, action].map(escapeText),
  ]);
  return joinBlocks([`## ${t('section.close-codes')}`, table(head, rows)]);
}
