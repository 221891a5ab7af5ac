import type { Channel } from '../../../src/model/channel.ts';
import { type ErrorCatalogue, errorId, topicId } from '../../../src/model/error-catalogue.ts';
import { memberFields } from '../../../src/model/members.ts';
import type { Content, ErrorCode, Operation } from '../../../src/model/operation.ts';
import type { Heading } from '../../../src/model/page.ts';
import type { ProseNode } from '../../../src/model/prose.ts';
import type { Field, SchemaNode } from '../../../src/model/schema.ts';
import type { SearchEntry } from '../../../src/model/search.ts';
import { closeCodeId, messageId, type SectionId } from '../../../src/model/sections.ts';
import { machineId, type StateMachine } from '../../../src/model/state-machine.ts';
import { toSearchText } from './search-text.ts';

/** The values of an enumeration are found in the section that describes it. */
export function addValues(section: SearchEntry, { enum: values = [] }: SchemaNode): void {
  if (values.length > 0) section.values = values.map(({ value }) => String(value));
}

/** The states of an object as values; what happens to it is the text of the operations that cause it. */
export function getMachineEntries({ id, title, states }: StateMachine): SearchEntry {
  return {
    kind: 'section',
    id: machineId(id),
    label: title,
    values: states.map(({ name }) => name),
  };
}

/** What responses have in common, the envelope of errors above all, is an entry of each operation here, and one entry in the end (`deduplicateEntries`). */
export function getOperationEntries(
  { parameters, body, responses, errors, errorsPage }: Operation,
  headings: Heading[],
): SearchEntry[] {
  const { path, query, header, cookie } = parameters;
  return [
    ...[...path, ...query].flatMap(ofField),
    ...(body ? [ofPart('body', body, getTitle('body', headings)), ...getFields(body.contents)] : []),
    ...responses.flatMap((response) => [
      ofPart('responses', response, `${getTitle('responses', headings)} ${response.status}`.trim()),
      ...getFields(response.contents),
    ]),
    // Where there is a catalogue, it has the codes that all operations share.
    ...errors.filter(({ specific }) => specific || errorsPage === undefined).map(ofError),
    ...[...header, ...cookie, ...responses.flatMap(({ headers }) => headers)].flatMap(ofField),
  ];
}

type Described = { description?: ProseNode[]; contents: Content[] };

/** A request body or a response as a whole: its own description and those of its schemas, which no field has. */
function ofPart(id: SectionId, { description, contents }: Described, label: string): SearchEntry {
  return {
    kind: 'section',
    id,
    label,
    text: join(getText(description), ...contents.map(({ schema }) => ownText(schema))),
  };
}

function getFields(contents: Content[]): SearchEntry[] {
  return contents.flatMap(({ schema }) => getFieldEntries(schema));
}

function getTitle(id: SectionId, headings: Heading[]): string {
  return headings.find((heading) => heading.id === id)?.text ?? '';
}

/** What is said of a value itself, of the elements of a list, and of each alternative. */
function ownText({ description, items, values, prefixItems = [], alternatives }: SchemaNode): string {
  const parts = [items, values, ...prefixItems, ...(alternatives?.options.map(({ schema }) => schema) ?? [])];
  return join(getText(description), ...new Set(parts.map((part) => (part ? ownText(part) : ''))));
}

function ofError({ code, name, meaning, action }: Omit<ErrorCode, 'specific'>): SearchEntry {
  return { kind: 'error', id: errorId(code), label: `${code} ${name}`, text: meaning, advice: action };
}

export function getCatalogueEntries({ topics }: ErrorCatalogue): SearchEntry[] {
  return topics.flatMap(({ id, title, description, entries }) => [
    ...(title === '' ? [] : [{ kind: 'section' as const, id: topicId(id), label: title, text: getText(description) }]),
    ...entries.map(ofError),
  ]);
}

export function getChannelEntries(
  { path = [], query, sequence, furtherSequence, messages, closeCodes, machines = [] }: Channel,
  headings: Heading[],
): SearchEntry[] {
  const steps: SearchEntry[] = sequence
    ? [
        {
          kind: 'section',
          id: 'sequence',
          label: getTitle('sequence', headings),
          text: join(sequence.title, furtherSequence?.figure.title ?? ''),
        },
      ]
    : [];
  return [
    ...[...path, ...query].flatMap(ofField),
    ...steps,
    ...messages.flatMap(({ name, title, summary, description, headers = [], schema }) => [
      {
        kind: 'message' as const,
        id: messageId(name),
        label: name,
        text: join(title, summary, getText(description), ownText(schema)),
      },
      ...headers.flatMap(ofField),
      ...getFieldEntries(schema),
    ]),
    ...closeCodes.map(
      ({ code, name, reconnect, action }): SearchEntry => ({
        kind: 'error',
        id: closeCodeId(code),
        label: `${code} ${name}`,
        text: reconnect,
        advice: action,
      }),
    ),
    ...machines.map(getMachineEntries),
  ];
}

function ofField({ name, id, condition = [], schema }: Field): SearchEntry[] {
  const element = getElement(schema);
  const values = element.enum?.map(({ value }) => String(value)) ?? [];
  const meanings = element.enum?.map(({ value, description = [] }) => `${value} ${getText(description)}`.trim()) ?? [];
  const own: SearchEntry = {
    kind: 'field',
    id,
    label: name,
    text: join(ownText(schema), getText(condition), meanings.join('; ')),
    ...(values.length > 0 && { values }),
  };
  return [...(id === '' ? [] : [own]), ...getFieldEntries(schema)];
}

/** All fields below a schema. */
export function getFieldEntries(schema: SchemaNode): SearchEntry[] {
  const options = schema.alternatives?.options.flatMap((option) => getFieldEntries(option.schema)) ?? [];
  return [
    ...memberFields(schema).flatMap(ofField),
    // The elements of an array after those with a position of their own.
    ...(schema.items ? getFieldEntries(schema.items) : []),
    ...options,
  ];
}

function getElement(schema: SchemaNode): SchemaNode {
  return schema.items ? getElement(schema.items) : schema;
}

export function getText(nodes: ProseNode[] = []): string {
  return toSearchText(nodes, () => undefined);
}

function join(...texts: string[]): string {
  return texts.filter((text) => text !== '').join(' ');
}
