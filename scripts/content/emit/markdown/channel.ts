import {
  type Channel,
  type CloseCode,
  getChannelBadge,
  getChannelPath,
  isTopic,
  type Message,
} from '../../../../src/model/channel.ts';
import type { CodeSample } from '../../../../src/model/operation.ts';
import type { Field } from '../../../../src/model/schema.ts';
import { cellCode, codeBlock, codeSpan, escapeText, linkTarget } from '../../markdown/escape.ts';
import { joinBlocks, list, table } from '../../markdown/write-blocks.ts';
import { renderExamples } from './operation.ts';
import { renderProse } from './prose.ts';
import type { Renderer } from './renderer.ts';
import { renderFields, renderSchemaRoot } from './schema.ts';
import { renderMachine } from './states.ts';

/** A channel, complete: how to open it, its messages, how it closes. */
export function renderChannel(channel: Channel, renderer: Renderer): string {
  const { t, href } = renderer;
  const {
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
    furtherSequence,
  } = channel;
  const section = (title: string, fields: Field[]) =>
    fields.length > 0 ? `## ${title}\n\n${renderFields(fields, 'request', renderer)}` : '';
  const files = downloads.map(
    ({ label, format, url }) => `[${escapeText(`${label} ${format.toUpperCase()}`)}](${linkTarget(href(url))})`,
  );
  return joinBlocks([
    codeSpan(
      `${getChannelBadge(channel)} ${isTopic(channel) ? '' : (servers[0]?.url.replace(/\/$/, '') ?? '')}${getChannelPath(channel)}`,
    ),
    list([
      ...(servers.length > 0
        ? [
            `${t('content:markdown.servers')}${t('separator.label')}${servers.map(({ url, description }) => `${codeSpan(url)} ${escapeText(description)}`.trim()).join(' · ')}`,
          ]
        : []),
      ...(protocol === undefined ? [] : [t('blocks:channel.protocol') + t('separator.label') + escapeText(protocol)]),
      t('blocks:channel.channelId') + t('separator.label') + codeSpan(id),
      `AsyncAPI${t('separator.label')}${files.join(' · ')}`,
    ]),
    renderProse(description, renderer),
    renderClients(channel.clients ?? [], renderer),
    messages.length > 0 ? `## ${t('section.messages')}` : '',
    ...messages.map((message) => renderMessage(message, renderer)),
    section(t('section.parameters'), path),
    section(t('section.query'), query),
    sequence ? `## ${t('section.sequence')}` : '',
    renderProse(sequence?.words, renderer),
    renderProse(furtherSequence?.figure.words, renderer),
    renderCloseCodes(closeCodes, renderer),
    machines.length > 0 ? `## ${t('section.states')}` : '',
    ...machines.map((machine) => renderMachine(machine, renderer)),
  ]);
}

function renderClients(clients: CodeSample[], { t }: Renderer): string {
  if (clients.length === 0) return '';
  const blocks = clients.map(({ label, code }) =>
    joinBlocks([`### ${escapeText(label)}`, codeBlock(code.source, code.language)]),
  );
  return joinBlocks([`## ${t('blocks:channel.connect')}`, ...blocks]);
}

function renderMessage(
  { name, title, summary, description, directions, headers, schema, fieldsAs, examples }: Message,
  renderer: Renderer,
): string {
  const { t } = renderer;
  const direction = directions.includes('send') ? 'request' : 'response';
  return joinBlocks([
    `### ${codeSpan(name)} · ${directions.map((direction) => t(`blocks:channel.${direction}`)).join(' · ')}`,
    escapeText(summary || title),
    renderProse(description, renderer),
    headers ? `${t('section.headers')}${t('separator.label')}\n\n${renderFields(headers, direction, renderer)}` : '',
    // Without a line between them, two lists are one.
    headers && schema.fields ? t('operation.payloadSample') + t('separator.label') : '',
    (fieldsAs && !schema.fields) || schema.type === 'any'
      ? renderProse(schema.description, renderer)
      : renderSchemaRoot(schema, direction, renderer),
    fieldsAs
      ? `${escapeText(t('blocks:channel.fieldsAs', { message: fieldsAs.message }))} ${fieldsAs.fields.map(({ name }) => codeSpan(name)).join(' ')}`
      : '',
    ...renderExamples(examples, renderer),
  ]);
}

function renderCloseCodes(codes: CloseCode[], { t }: Renderer): string {
  if (codes.length === 0) return '';
  const head = [
    t('blocks:channel.code'),
    t('blocks:channel.name'),
    t('blocks:channel.reconnect'),
    t('blocks:channel.action'),
  ];
  const rows = codes.map(({ code, name, reconnect, action }) => [
    ...[String(code), name].map(cellCode),
    ...[reconnect, action].map(escapeText),
  ]);
  return joinBlocks([`## ${t('section.close-codes')}`, table(head, rows)]);
}
