import type { Channel } from '../../../../src/model/channel.ts';
import type { ErrorTopic } from '../../../../src/model/error-catalogue.ts';
import type { Method } from '../../../../src/model/method.ts';
import type { Download, Operation } from '../../../../src/model/operation.ts';
import type { ProseNode } from '../../../../src/model/prose.ts';
import type { StateMachine } from '../../../../src/model/state-machine.ts';
import type { ApiDocument } from '../../read/api.ts';
import { getText } from '../../texts/texts.ts';
import { describeChannels } from '../channel/channel.ts';
import { type Context, descriptionAt, resolve, summaryAt } from '../context.ts';
import { describeExternalDocs } from '../external-docs.ts';
import { type Located, listItems, listMembers, member, textAt, textsAt } from '../located.ts';
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
import { isMethod, METHODS } from './methods.ts';
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
  const root: Located = { value: context.root, pointer: '' };
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
      ...(descriptionAt(context, member(root, 'info')) ?? []),
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
  const tags = new Map(listItems(member(root, 'tags')).map((tag) => [textAt(member(tag, 'name')) ?? '', tag]));
  const getGroup = createGroups(context, root);
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
      next: listResponseLinks(context, operation).map(({ id }) => id),
      parameterScopes: describeParameterScopes(context, operation),
      allowedIn: new Map(states.map(([name, located]) => [name, textsAt(located)])),
    };
  };
  const described = ['paths', 'webhooks'].flatMap((keyword) =>
    listMembers(member(root, keyword)).flatMap(([path, item]) => {
      const pathItem = resolve(context, item);
      return locateOperations(pathItem).flatMap(([method, operation]) => {
        const [tagName = ''] = textsAt(member(operation, 'tags'));
        const isWebhook = keyword === 'webhooks';
        const group = isWebhook ? webhooks : getGroup(path);
        const tag = tagTitle(tags.get(tagName)) ?? (tagName || group || api.title);
        const { downloads } = api;
        const source: OperationSource = {
          ...{ id: takeId(operation, { method, path }), method, path, isWebhook },
          ...{ operation, pathItem, tag, downloads },
        };
        const callbacks = getCallbacks(context, source).map((callback) => ({
          ...callback,
          id: takeId(callback.operation, { method: callback.method, path: `${source.id} ${callback.id}` }),
          connected: [{ kind: 'callbackOf' as const, id: source.id, words: describeHeading(context, source).summary }],
        }));
        const connected = callbacks.map((callback) => ({
          ...{ kind: 'callback' as const, id: callback.id, words: describeHeading(context, callback).summary },
        }));
        return [{ ...source, connected }, ...callbacks].map((each) => describe(each, tagName));
      });
    }),
  );
  warnAboutSwaggerParts(context, sources);
  return described;
}

/** Titles for groups of operations where no operation has a tag. */
function createGroups(context: Context, root: Located): (path: string) => string | undefined {
  const items = listMembers(member(root, 'paths')).map(([path, item]) => ({ path, item: resolve(context, item) }));
  const hasTags = items.some(({ item }) =>
    locateOperations(item).some(([, operation]) => textsAt(member(operation, 'tags')).length > 0),
  );
  return hasTags ? () => undefined : groupPaths(items.map(({ path }) => path));
}

/** Requests that the provider sends after an operation. https://spec.openapis.org/oas/v3.1.1#callback-object */
function getCallbacks(context: Context, source: OperationSource): OperationSource[] {
  return listMembers(member(source.operation, 'callbacks')).flatMap(([name, callback]) =>
    listMembers(resolve(context, callback)).flatMap(([path, item]) => {
      if (path.startsWith('x-')) return [];
      const pathItem = resolve(context, item);
      return locateOperations(pathItem).map(([method, operation]): OperationSource => {
        const { tag, downloads } = source;
        return { id: name, method, path, isWebhook: true, operation, pathItem, tag, downloads, callback: name };
      });
    }),
  );
}

/** Methods of a path, in the order of the document; 3.2 adds others under `additionalOperations`. */
function locateOperations(pathItem: Located): [Method, Located][] {
  const own = listMembers(pathItem).filter(([name]) => METHODS.includes(name));
  // Their names are as they are sent.
  const others = listMembers(member(pathItem, 'additionalOperations')).filter(([name]) => isMethod(name));
  return [...own.map(([name, located]): [Method, Located] => [name.toUpperCase(), located]), ...others];
}

function tagTitle(tag: Located | undefined): string | undefined {
  return tag && getTagTitle(tag);
}
