import type { Channel } from '../../../../src/model/channel.ts';
import type { ErrorTopic } from '../../../../src/model/error-catalogue.ts';
import type { Download, Operation } from '../../../../src/model/operation.ts';
import type { ProseNode } from '../../../../src/model/prose.ts';
import type { StateMachine } from '../../../../src/model/state-machine.ts';
import { type Operation as DocumentOperation, toPlace } from '../../../document/reader.js';
import type { ApiDocument } from '../../read/api.ts';
import { getText } from '../../texts/texts.ts';
import { describeChannels } from '../channel/channel.ts';
import { type Context, proseAt, resolve, summaryAt } from '../context.ts';
import { describeExternalDocs } from '../external-docs.ts';
import { type Located, listItems, listMembers, member, stringAt, textAt, textsAt } from '../located.ts';
import { describeOperation } from '../operation/operation.ts';
import type { OperationSource } from '../operation/operation-source.ts';
import { listResponseLinks } from '../operation/response-links.ts';
import { describeParameterScopes } from '../operation/security.ts';
import { describeHeading } from '../operation/title.ts';
import { describeTagNames, describeTagsAndDocs } from '../tag-names.ts';
import { type AccessSection, describeAccess } from './access.ts';
import { type DescribedType, describeTypes } from './data-types.ts';
import { describeErrorTopics } from './error-topics.ts';
import { describeInfo } from './info.ts';
import { createIds } from './operation-id.ts';
import { groupPaths } from './path-groups.ts';
import { warnAboutRoot } from './root-fields.ts';
import { describeStateMachines } from './state-machines.ts';
import { warnAboutSwaggerParts } from './swagger-parts.ts';
import { type DescribedTag, describeTagGroups, describeTags, getTagTitle } from './tags.ts';
import { warnAboutUnsupported } from './unsupported-fields.ts';

/** An operation and what its page needs beside it. */
type DescribedOperation = {
  operation: Operation;
  /** Name of its tag, the same in every language; empty when it has none. */
  tagName: string;
  pointer: string;
  /** Its place in the document, `paths GET /pots`; absent for that of a callback, which is not published by itself. */
  place?: string;
  /** Ids of the operations that usually follow: `links` of its success responses. */
  next: string[];
  /** States in which it is allowed, by the name of their schema (`x-allowed-status`). */
  allowedIn: Map<string, string[]>;
  /** Scopes that it needs for one of its parameters only. */
  parameterScopes: { name: string; scope: string }[];
};

/** One API document in our words. */
export type DescribedApi = {
  id: string;
  file: string;
  title: string;
  /** What it says of itself. */
  about: ProseNode[];
  /** Version, licence, contact and terms. */
  info: ProseNode[];
  /** Its servers and security schemes. */
  access: AccessSection[];
  /** What it says of its tags. */
  tags: DescribedTag[];
  /** Groups of tags by name (`x-tagGroups`). */
  tagGroups: { name: string; tags: string[] }[];
  operations: DescribedOperation[];
  channels: Channel[];
  /** State machines of its schemas. */
  machines: StateMachine[];
  /** Its component schemas. */
  types: DescribedType[];
  /** Its catalogue of error codes. */
  errorTopics: ErrorTopic[];
  /** `OpenAPI 3.1`. */
  format: string;
  downloads: Download[];
};

/** Describes a document. `context` is of this document, `downloads` are its published files. */
export function describeApi({ id, file, kind }: ApiDocument, context: Context, downloads: Download[]): DescribedApi {
  const { root } = context.document;
  const title = textAt(member(member(root, 'info'), 'title')) ?? id;
  warnAboutRoot(context, root, kind);
  warnAboutUnsupported(context, kind);
  const operations = kind === 'openapi' ? describeOperations(context, root, { title, downloads }) : [];
  return {
    id,
    file,
    title,
    about: [
      ...summaryAt(context, member(root, 'info')),
      ...proseAt(context, member(root, 'info')),
      ...describeExternalDocs(context, root),
      ...(kind === 'asyncapi' ? describeAsyncTags(context, root) : []),
    ],
    info: describeInfo(context, member(root, 'info')),
    access: describeAccess(context, root),
    tags: describeTags(context, root),
    tagGroups: describeTagGroups(root),
    downloads,
    operations,
    channels: kind === 'asyncapi' ? describeChannels(context, downloads) : [],
    machines: describeStateMachines(context),
    types: describeTypes(context),
    errorTopics: describeErrorTopics(context),
    format: getFormat(kind, textAt(member(root, kind))),
  };
}

/** `OpenAPI 3.1` for `openapi: 3.1.0`. */
function getFormat(kind: ApiDocument['kind'], version = ''): string {
  return `${kind === 'openapi' ? 'OpenAPI' : 'AsyncAPI'} ${version.split('.').slice(0, 2).join('.')}`;
}

/** In 2.x they are at the root, in 3.x in `info`. */
function describeAsyncTags(context: Context, root: Located): ProseNode[] {
  const tags = listItems(member(root, 'tags')).map((tag) => resolve(context, tag));
  return [...describeTagNames(context, tags), ...describeTagsAndDocs(context, member(root, 'info'))];
}

function describeOperations(
  context: Context,
  root: Located,
  api: { title: string; downloads: Download[] },
): DescribedOperation[] {
  const takeId = createIds(context);
  const tags = new Map(listItems(member(root, 'tags')).map((tag) => [stringAt(member(tag, 'name')), tag]));
  const getGroup = createGroups(context);
  const webhooks = getText(context.locale)('content:document.webhooks');
  const sources: OperationSource[] = [];
  const describe = (source: OperationSource, tagName: string): DescribedOperation => {
    const { operation } = source;
    sources.push(source);
    const states = listMembers(member(operation, 'x-allowed-status'));
    return {
      operation: describeOperation(context, source),
      tagName,
      pointer: operation.pointer,
      ...(source.callback === undefined && {
        place: toPlace({ ...source, from: source.isWebhook ? 'webhooks' : 'paths' }),
      }),
      next: listResponseLinks(context, operation).map(({ id }) => id),
      parameterScopes: describeParameterScopes(context, operation),
      allowedIn: new Map(states.map(([name, located]) => [name, textsAt(located)])),
    };
  };
  const described = context.document.operations().flatMap((found) => {
    const { at, path, from } = found;
    const [tagName = ''] = textsAt(member(at, 'tags'));
    const group = from === 'webhooks' ? webhooks : getGroup(path);
    const tag = tagTitle(tags.get(tagName)) ?? (tagName || group || api.title);
    return toSources(found, { context, takeId, tag, downloads: api.downloads }).map((source) =>
      describe(source, tagName),
    );
  });
  warnAboutSwaggerParts(context, sources);
  return described;
}

type SourceOptions = Pick<OperationSource, 'tag' | 'downloads'> & {
  context: Context;
  takeId: ReturnType<typeof createIds>;
};

/** An operation and those of its callbacks, connected with each other. */
function toSources(
  { at, item, method, path, from, callback, callbacks }: DocumentOperation,
  options: SourceOptions,
  parent?: OperationSource,
): OperationSource[] {
  const { context, takeId, tag, downloads } = options;
  const stated = parent === undefined ? path : `${parent.id} ${callback}`;
  const source: OperationSource = {
    ...{ id: takeId(at, { method, path: stated }), method, path, isWebhook: from !== 'paths' },
    ...{ operation: at, pathItem: item, tag, downloads },
    ...(callback !== undefined && { callback }),
  };
  const inside = callbacks.map((one) => toSources(one, options, source));
  const connected = [
    ...(parent
      ? [{ kind: 'callbackOf' as const, id: parent.id, words: describeHeading(context, parent).summary }]
      : []),
    ...inside.flatMap(([one]) =>
      one ? [{ kind: 'callback' as const, id: one.id, words: describeHeading(context, one).summary }] : [],
    ),
  ];
  return [connected.length > 0 ? { ...source, connected } : source, ...inside.flat()];
}

/** Titles for groups of operations where no operation has a tag. */
function createGroups({ document }: Context): (path: string) => string | undefined {
  const operations = document.operations().filter(({ from }) => from === 'paths');
  const hasTags = operations.some(({ at }) => textsAt(member(at, 'tags')).length > 0);
  return hasTags ? () => undefined : groupPaths(listMembers(member(document.root, 'paths')).map(([path]) => path));
}

function tagTitle(tag: Located | undefined): string | undefined {
  return tag && getTagTitle(tag);
}
