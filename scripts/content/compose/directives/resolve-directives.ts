import type { Channel } from '../../../../src/model/channel.ts';
import { localise } from '../../../../src/model/config.ts';
import { EMPTY_DRAWING } from '../../../../src/model/drawing.ts';
import { type Block, LABS, type LabName, TOOLS } from '../../../../src/model/page.ts';
import type { ProseNode, ProseTag } from '../../../../src/model/prose.ts';
import type { Directive, MarkdownBlock } from '../../markdown/tree.ts';
import type { GuideDocument } from '../../read/guide.ts';
import { getText } from '../../texts/texts.ts';
import type { LocaleBuildInput, Subjects } from '../locale-build.ts';
import { channelClients } from '../pages/channel-clients.ts';
import { showExampleFirst } from '../pages/example-first.ts';
import { fileTabs } from '../pages/file-tabs.ts';
import { getSteps } from '../pages/flow-steps.ts';
import { allowedTable } from './allowed-table.ts';
import { BadDirective, callBlocks, frameBlocks } from './call-blocks.ts';
import { changeLog } from './change-log.ts';
import { chapterLinks } from './chapter-links.ts';
import { currenciesTable } from './currencies-table.ts';
import { dataTypes, TYPE_KINDS } from './data-types.ts';
import { errorCatalogue, getTopic } from './error-catalogue.ts';
import { findChannel, findOperation, type Written } from './find-subject.ts';
import { operationList } from './operation-list.ts';
import { rowsTable } from './rows-table.ts';
import { scopesTable } from './scopes-table.ts';
import { typeBlocks, typeExcerpt } from './type-blocks.ts';
import { valuesTable } from './values-table.ts';

/**
 * The blocks of a guide with its operation and channel in them: where `::operation` is, else at the end, the channel
 * before the operation.
 */
export function resolveDirectives(
  guide: GuideDocument,
  input: LocaleBuildInput,
): { blocks: Block[]; subjects: Subjects } {
  const { operation: operationId, channel: channelId } = guide.frontmatter;
  const subjects: Subjects = { operations: [], channels: [] };
  const fill = (block: MarkdownBlock): Block[] => {
    if (block.kind !== 'directive') return [block];
    const here: Written = { guide, position: block };
    if (block.name === 'states') return statesBlock(here, block.id, input);
    if (block.name === 'error-lookup') return lookupBlock(here, input);
    if (block.name === 'errors') return errorsBlock(here, block.id, input);
    if (block.name === 'files') return filesBlock(here, block.id, input);
    if (block.name === 'types') return typesBlocks(here, block.id, input);
    if (block.name === 'values' || block.name === 'allowed') return tableBlock(here, block, input);
    if (block.name === 'currencies' || block.name === 'scopes') return listBlock(here, block.name, input);
    if (block.name === 'about') return aboutBlock(here, block.id, input);
    if (block.name === 'call' || block.name === 'frame') return exampleBlocks(block, here, input);
    if (block.name === 'chapter') return chapterBlock(here, block.id, input);
    if (block.name === 'operations') return operationsBlocks(here, block.id, input);
    if (block.name === 'rows') return rowsBlock(here, block, input);
    if (block.name === 'snippet') return snippetBlocks(here, block.id, input);
    if (block.name === 'changes') return changeLog(input);
    if (block.name === 'tool') return toolBlock(here, block.id, input);
    if (block.name === 'steps')
      return [{ kind: 'steps', steps: getSteps(guide.frontmatter.steps ?? [], guide, input) }];
    const id = block.id ?? guide.frontmatter[block.name];
    return id === undefined
      ? missingId(block.name, here)
      : subjectBlock(block.name, id, block.id === undefined ? inFrontmatter : here);
  };
  const inFrontmatter: Written = { guide };
  const missingId = (name: 'operation' | 'channel', at: Written): Block[] => {
    fail(at, input, [`::${name} names no ${name}`, `Write ::${name}{id=…}, or ${name}: … in the frontmatter.`]);
    return [];
  };
  const subjectBlock = (name: 'operation' | 'channel', id: string, at: Written): Block[] => {
    const block = name === 'operation' ? operationBlock(at, id, input) : channelBlock(at, id, input);
    if (block?.kind === 'operation') subjects.operations.push(block.operation);
    if (block?.kind === 'channel') subjects.channels.push(block.channel);
    return block ? [block] : [];
  };
  const blocks = guide.tree.blocks.flatMap(fill);
  if (channelId !== undefined && !subjects.channels.some(({ id }) => id === channelId))
    blocks.push(...subjectBlock('channel', channelId, inFrontmatter));
  if (operationId !== undefined && !subjects.operations.some(({ id }) => id === operationId)) {
    blocks.push(...subjectBlock('operation', operationId, inFrontmatter));
  }
  if (subjects.operations.length > 1)
    fail(inFrontmatter, input, ['a page can show one operation', 'Give the other operation a page of its own.']);
  return { blocks, subjects };
}

function operationBlock(
  at: Written,
  id: string,
  input: LocaleBuildInput,
): Extract<Block, { kind: 'operation' }> | undefined {
  const operation = findOperation(id, at, input);
  if (!operation) return undefined;
  const { example } = at.guide.frontmatter;
  if (example === undefined) return { kind: 'operation', operation };
  const names = operation.body?.contents.flatMap(({ examples }) => examples.map(({ name }) => name)) ?? [];
  if (!names.includes(example)) {
    fail(at, input, [`${id} has no request example "${example}"`, `It has: ${names.join(', ') || 'none'}.`]);
    return { kind: 'operation', operation };
  }
  return { kind: 'operation', operation: showExampleFirst(operation, example) };
}

/** With `message:`, only these messages: how to connect is on the page of the whole channel. */
function channelBlock(
  at: Written,
  id: string,
  input: LocaleBuildInput,
): Extract<Block, { kind: 'channel' }> | undefined {
  const channel = findChannel(id, at, input);
  const { messages: names } = at.guide.frontmatter;
  if (!channel || !names) return channel && { kind: 'channel', channel: withClients(channel, at, input) };
  for (const name of names.filter((wanted) => !channel.messages.some((message) => message.name === wanted))) {
    fail(at, input, [
      `channel ${id} has no message "${name}"`,
      `It has: ${channel.messages.map((message) => message.name).join(', ')}.`,
    ]);
  }
  const messages = channel.messages.filter(({ name }) => names.includes(name));
  const { sequence: _sequence, machines: _machines, ...rest } = channel;
  return { kind: 'channel', channel: { ...rest, messages, description: [], query: [], closeCodes: [] } };
}

function withClients(channel: Channel, at: Written, input: LocaleBuildInput): Channel {
  const stem = at.guide.frontmatter.clients;
  if (stem === undefined) return channel;
  const clients = channelClients(stem, input);
  if (clients.length > 0) return { ...channel, clients };
  fail(at, input, [`no published client "${stem}"`, 'The site configuration lists what is published (attachments).']);
  return channel;
}

function filesBlock(at: Written, folder: string | undefined, input: LocaleBuildInput): Block[] {
  const block = folder !== undefined && fileTabs(folder, at.guide.path, input);
  if (block) return [block];
  const hint = 'Write ::files{id=folder}; the site configuration lists what is published (attachments).';
  fail(at, input, [`no published files in "${folder ?? ''}"`, hint]);
  return [];
}

/** Whole state machine of a status schema, `::states{id=CardStatus}`. */
function statesBlock(at: Written, id: string | undefined, input: LocaleBuildInput): Block[] {
  const machines = input.apis.flatMap(({ machines: own, channels }) => [
    ...own,
    ...channels.flatMap((channel) => channel.machines ?? []),
  ]);
  const machine = machines.find((candidate) => candidate.id === id);
  if (machine) return [{ kind: 'states', machine: { ...machine, drawing: EMPTY_DRAWING } }];
  if (input.isComplete) {
    const known = machines.map((candidate) => candidate.id).join(', ');
    fail(at, input, [`no state machine "${id ?? ''}"`, `Write ::states{id=…} with one of: ${known}.`]);
  }
  return [];
}

/** Entries of the data types of one kind, `::types{id=enum}`, or that of one type, `::types{id=Phone}`. */
function typesBlocks(at: Written, id: string | undefined, input: LocaleBuildInput): Block[] {
  const types = dataTypes(input.apis);
  if (TYPE_KINDS.some((kind) => kind === id))
    return typeBlocks(
      types.filter(({ kind }) => kind === id),
      input.locale,
    );
  const type = types.find(({ name }) => name === id);
  if (type) return typeExcerpt(type, input.locale);
  const hint = `Write ::types{id=…} with the name of one that operations share, or with one of: ${TYPE_KINDS.join(', ')}.`;
  if (input.isComplete) fail(at, input, [`no data type "${id ?? ''}"`, hint]);
  return [];
}

/** The description of a document (`info.description`), `::about{id=listen}`, below the heading that the guide gives it. */
function aboutBlock(at: Written, id: string | undefined, input: LocaleBuildInput): Block[] {
  const api = input.apis.find((candidate) => candidate.id === id);
  if (api) return [{ kind: 'prose', nodes: api.about.map(lowered) }];
  const known = input.apis.map((candidate) => candidate.id).join(', ');
  if (input.isComplete) fail(at, input, [`no document "${id ?? ''}"`, `Write ::about{id=…} with one of: ${known}.`]);
  return [];
}

const LOWERED: Partial<Record<ProseTag, ProseTag>> = { h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6' };

function lowered(node: ProseNode): ProseNode {
  if (!Array.isArray(node)) return node;
  const [tag, ...rest] = node;
  return [LOWERED[tag] ?? tag, ...rest];
}

/** The way to another guide: `::chapter{id=/guide/key-pair}`. */
function chapterBlock(at: Written, path: string | undefined, input: LocaleBuildInput): Block[] {
  const links = path === undefined ? undefined : chapterLinks(path, input);
  if (links) return [{ kind: 'prose', nodes: [links] }];
  const hint = 'Write ::chapter{id=…} with the path of a guide: /guide/key-pair.';
  if (path === undefined || !input.knownPaths.has(path)) fail(at, input, [`no guide "${path ?? ''}"`, hint]);
  return [];
}

/** Every operation of a description beside the contract: `::operations{id=controls}`. */
function operationsBlocks(at: Written, id: string | undefined, input: LocaleBuildInput): Block[] {
  const api = input.supplements.find((candidate) => candidate.id === id);
  if (api) return operationList(api, input);
  const known = input.supplements.map((candidate) => candidate.id).join(', ');
  const hint = `Write ::operations{id=…} with one of: ${known}.`;
  if (input.isComplete) fail(at, input, [`no description "${id ?? ''}" beside the contract`, hint]);
  return [];
}

/** A list of a published file as a table. */
function rowsBlock(at: Written, directive: Directive, input: LocaleBuildInput): Block[] {
  const table = rowsTable(directive, input);
  if (table) return [{ kind: 'prose', nodes: [table] }];
  const hint =
    'Write ::rows{id="file.json#/list" show="member …"}: a list of a published file (attachments), and members of its entries.';
  fail(at, input, [`no such rows: "${directive.id ?? ''}"`, hint]);
  return [];
}

/**
 * A program in the page, `::tool{id=signature-doctor}`; its examples go to the first server of the documents. What the checker says of pages
 * is added when all of them are known.
 */
function toolBlock(at: Written, id: string | undefined, input: LocaleBuildInput): Block[] {
  const lab = LABS.find((name) => name === id);
  if (lab) return labBlock(at, lab, input);
  const tool = TOOLS.find((name) => name === id);
  const server = input.apis.flatMap(({ operations }) => operations)[0]?.operation.servers[0]?.url;
  const catalogue = tool === 'checker' ? errorCatalogue(input.apis) : undefined;
  if (tool && server !== undefined)
    return [{ kind: 'tool', tool, server, ...(catalogue && { reference: { catalogue, fields: {} } }) }];
  const known = `Write ::tool{id=…} with one of: ${[...TOOLS, ...LABS].join(', ')}.`;
  if (!tool) fail(at, input, [`no tool "${id ?? ''}"`, known]);
  else if (input.isComplete)
    fail(at, input, [`the tool "${tool}" has no server`, 'An API document names one: servers.']);
  return [];
}

/** A program on the simulated provider, which a site has or has not. */
function labBlock(at: Written, lab: LabName, input: LocaleBuildInput): Block[] {
  const { config, locale } = input;
  const t = getText(locale);
  if (!config.tryIt)
    fail(at, input, [`the lab "${lab}" needs the simulated provider`, 'Set tryIt: true in the site configuration.']);
  return [{ kind: 'lab', lab, title: t(`content:lab.${lab}.title`), about: t(`content:lab.${lab}.about`) }];
}

/** Markdown of the site configuration: `::snippet{id=cardProducts}`. */
function snippetBlocks(at: Written, id: string | undefined, input: LocaleBuildInput): Block[] {
  const { snippets = {} } = input.config;
  const snippet = id === undefined ? undefined : snippets[id];
  if (snippet !== undefined) return input.text(localise(snippet, input.locale));
  const known = Object.keys(snippets).join(', ');
  fail(at, input, [
    `no snippet "${id ?? ''}"`,
    `Write ::snippet{id=…} with the name of one in the site configuration: ${known}.`,
  ]);
  return [];
}

/** A table made of the contract: `::values{id=CardStatus}`, `::allowed{id=CardStatus}`. */
function tableBlock(at: Written, { name, id = '' }: Directive, input: LocaleBuildInput): Block[] {
  const table = name === 'values' ? valuesTable(id, input) : allowedTable(id, input);
  if (table) return [{ kind: 'prose', nodes: [table] }];
  const hint =
    name === 'values'
      ? 'Write ::values{id=…} with the name of a schema that lists values.'
      : 'Write ::allowed{id=…} with the name of a schema in x-allowed-status.';
  if (input.isComplete) fail(at, input, [`nothing to show of "${id}"`, hint]);
  return [];
}

/** All of a kind that the documents have, without an id: `::currencies`, `::scopes`. */
function listBlock(at: Written, name: 'currencies' | 'scopes', input: LocaleBuildInput): Block[] {
  const table = name === 'currencies' ? currenciesTable(input) : scopesTable(input);
  if (table) return [{ kind: 'prose', nodes: [table] }];
  const hint = name === 'currencies' ? 'A schema holds them: x-currencies.' : 'Operations name theirs: x-scope.';
  if (input.isComplete) fail(at, input, [`no API document has ${name}`, hint]);
  return [];
}

/** The field that finds a code, `::error-lookup`: it answers from the catalogue of the page. */
function lookupBlock(at: Written, input: LocaleBuildInput): Block[] {
  const hasCatalogue = at.guide.tree.blocks.some(
    (block) => block.kind === 'directive' && block.name === 'errors' && block.id === undefined,
  );
  if (hasCatalogue) return [{ kind: 'error-lookup' }];
  fail(at, input, ['::error-lookup needs the codes on its page', 'Write ::errors where the page lists them.']);
  return [];
}

/**
 * The catalogue of error codes, `::errors`, or one topic of it, `::errors{id=idem}`; the operations that return them are added when
 * all pages are known.
 */
function errorsBlock(at: Written, id: string | undefined, input: LocaleBuildInput): Block[] {
  const catalogue = errorCatalogue(input.apis);
  if (catalogue && id === undefined) return [{ kind: 'errors', catalogue }];
  const topic = catalogue && getTopic(catalogue, id ?? '');
  if (topic) return [{ kind: 'errors', catalogue: topic, excerpt: true }];
  if (!input.isComplete) return [];
  const known = catalogue?.topics.map((candidate) => candidate.id).join(', ');
  fail(
    at,
    input,
    known === undefined
      ? ['no API document has error codes', 'The schema ErrorCode holds them: x-errors and x-error-topics.']
      : [`no topic of error codes "${id}"`, `Write ::errors for all of them, or ::errors{id=…} with one of: ${known}.`],
  );
  return [];
}

/** A call or frame of an example; what it lacks is reported. */
function exampleBlocks(directive: Directive, at: Written, input: LocaleBuildInput): Block[] {
  try {
    if (directive.name === 'call') {
      const operation = findOperation(directive.id ?? '', at, input);
      return operation ? callBlocks(operation, directive, input.code) : [];
    }
    const channel = findChannel(directive.id ?? '', at, input);
    return channel ? frameBlocks(channel, directive, input.code) : [];
  } catch (error) {
    if (!(error instanceof BadDirective)) throw error;
    fail(at, input, [`::${directive.name}: ${error.message}`, 'It shows examples of the API documents.']);
    return [];
  }
}

function fail({ guide, position }: Written, { report }: LocaleBuildInput, [message, hint]: [string, string]): void {
  const { line, column } = position ?? { line: 1 };
  report({ severity: 'error', file: guide.file, line, ...(column !== undefined && { column }), message, hint });
}
