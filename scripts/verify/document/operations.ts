import { isObject, type JsonObject } from '../../content/json/json-value.ts';
import type { Alternative, DocumentPart, Parameter, Subject } from '../facts.ts';
import { type At, type Direction, DocumentReader, items, member, members, text } from './schema.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace', 'query'];

/** Every operation, webhook and callback of an OpenAPI document with its plain facts. */
export function listOperations(api: string, document: JsonObject): Subject[] {
  const reader = new DocumentReader(document);
  const root: At = { value: document, pointer: '' };
  return ['paths', 'webhooks'].flatMap((keyword) =>
    members(member(root, keyword)).flatMap(([path, item]) =>
      path.startsWith('x-')
        ? []
        : listItem({ reader, root, api, path, item, isSentByPlatform: keyword === 'webhooks' }),
    ),
  );
}

type Item = {
  reader: DocumentReader;
  root: At;
  api: string;
  path: string;
  item: At;
  isSentByPlatform: boolean;
  callback?: string;
  tag?: string;
};

function listItem(source: Item): Subject[] {
  const pathItem = source.reader.resolve(source.item);
  const own = members(pathItem).filter(([name]) => METHODS.includes(name));
  const others = members(member(pathItem, 'additionalOperations'));
  return [...own.map(([name, at]) => [name.toUpperCase(), at] as const), ...others].flatMap(([method, at]) => {
    const tag = source.tag ?? items(member(at, 'tags')).map(text)[0] ?? '';
    return [
      describe({ ...source, method, at, pathItem, tag }),
      ...members(member(at, 'callbacks')).flatMap(([name, callback]) =>
        members(source.reader.resolve(callback)).flatMap(([path, item]) =>
          path.startsWith('x-') ? [] : listItem({ ...source, path, item, isSentByPlatform: true, callback: name, tag }),
        ),
      ),
    ];
  });
}

function describe(source: Item & { method: string; at: At; pathItem: At }): Subject {
  const { reader, root, api, path, method, at, pathItem, isSentByPlatform } = source;
  const [sent, received]: Direction[] = isSentByPlatform ? ['received', 'sent'] : ['sent', 'received'];
  const body = reader.resolve(member(at, 'requestBody'));
  const responses = members(member(at, 'responses'))
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, response]) => [status, reader.resolve(response)] as const);
  const stated = member(at, 'security');
  const security = stated.value !== undefined || isSentByPlatform ? stated : member(root, 'security');
  const servers = listServers(reader, [at, pathItem, root]);
  const isNarrowed = ['x-response-values', 'x-response-nulls'].some((name) => member(at, name).value !== undefined);
  const links = responses
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => members(member(response, 'links')))
    .flatMap(([, link]) => {
      const target = member(reader.resolve(link), 'operationId');
      const id = text(target);
      return id === undefined ? [] : { id, at: target };
    });
  return {
    ...(source.callback !== undefined && {
      callback: { name: source.callback, summary: text(member(at, 'summary')) ?? '' },
    }),
    ...{ kind: 'operation', api, name: `${method} ${path}`, at, isSentByPlatform },
    id: text(member(at, 'operationId')) ?? '',
    deprecated: member(at, 'deprecated').value === true,
    servers: isSentByPlatform ? [] : servers.filter(({ url }) => /^https?:/.test(url)),
    hasNoHost: servers.every(({ url }) => /^\.?(?:\/(?!\/)|$)/.test(url)),
    parts: [
      ...listParameters(reader, [at, pathItem], sent ?? 'sent'),
      ...(body.value === undefined ? [] : [contentPart(reader, { at: body, place: 'body' }, sent ?? 'sent')]),
      ...responses.flatMap(([status, response]) => [
        { ...contentPart(reader, { at: response, place: `response ${status}` }, received ?? 'received'), isNarrowed },
        headerPart(reader, response, `headers ${status}`),
      ]),
    ].filter(({ mediaTypes, parameters, place }) => mediaTypes.length + parameters.length > 0 || /^resp/.test(place)),
    ...(security.value !== undefined && { security: listAlternatives(reader, root, security) }),
    examples: [
      ...listExamples(reader, body, 'body'),
      ...responses.flatMap(([status, response]) => listExamples(reader, response, `response ${status}`)),
    ],
    mentions: listUnreadable(reader, at, pathItem),
    links,
    tag: source.tag ?? '',
  };
}

const PLACES = ['path', 'query', 'header', 'cookie', 'querystring'];

/** What a page cannot show and has to name: parameters without a place, bodies in the form of Swagger 2.0. */
function listUnreadable(reader: DocumentReader, operation: At, pathItem: At): Subject['mentions'] {
  const own = operation.pointer.length + 1;
  const parameters = [operation, pathItem].flatMap((holder) => items(member(holder, 'parameters')));
  const lost = parameters.filter((stated) => {
    const at = reader.resolve(stated);
    return !PLACES.includes(text(member(at, 'in')) ?? '') || text(member(at, 'name')) === undefined;
  });
  const bodies = members(member(operation, 'responses')).flatMap(([, response]) => {
    const isLost = member(reader.resolve(response), 'schema').value !== undefined;
    const hasContent = member(reader.resolve(response), 'content').value !== undefined;
    return isLost && !hasContent ? [member(response, 'schema')] : [];
  });
  return [...lost, ...bodies]
    .filter(({ pointer }) => pointer.startsWith(operation.pointer))
    .map((at) => ({ text: at.pointer.slice(own), at }));
}

function contentPart(
  reader: DocumentReader,
  { at: holder, place }: { at: At; place: string },
  direction: Direction,
): DocumentPart {
  const contents = listContents(reader, holder);
  const schemas = contents.map(([, content]) => {
    const schema = member(content, 'schema');
    return schema.value === undefined ? member(content, 'itemSchema') : schema;
  });
  return { place, at: holder, mediaTypes: contents.map(([type]) => type), schemas, parameters: [], direction };
}

/** By media type; from OpenAPI 3.2 on a content may be a reference. */
function listContents(reader: DocumentReader, holder: At): [string, At][] {
  return members(member(holder, 'content')).map(([type, content]) => [type, reader.resolve(content)]);
}

function headerPart(reader: DocumentReader, response: At, place: string): DocumentPart {
  const parameters = members(member(response, 'headers')).map(([name, header]): Parameter => {
    const at = reader.resolve(header);
    return { name, at, schema: schemaOf(at), required: member(at, 'required').value === true };
  });
  return { place, at: response, mediaTypes: [], schemas: [], parameters, direction: 'received' };
}

/** Parameters of the operation before those of its path with the same name and place. */
function listParameters(reader: DocumentReader, holders: At[], direction: Direction): DocumentPart[] {
  const byPlace = new Map<string, Parameter[]>();
  for (const stated of holders.flatMap((holder) => items(member(holder, 'parameters')))) {
    const at = reader.resolve(stated);
    const [place, name] = [text(member(at, 'in')), text(member(at, 'name'))];
    if (place === undefined || name === undefined || !PLACES.includes(place)) continue;
    const known = byPlace.get(place === 'querystring' ? 'query' : place) ?? [];
    byPlace.set(place === 'querystring' ? 'query' : place, known);
    if (place === 'querystring') {
      const isNeeded = member(at, 'required').value === true;
      const fields = reader.fields(schemaOf(at)).map((field) => ({ ...field, schema: field.at }));
      known.push(...fields.map((field) => ({ ...field, required: field.required && isNeeded })));
      continue;
    }
    // Names of headers have no case.
    const isSame = (other: string) =>
      other === name || (place === 'header' && other.toLowerCase() === name.toLowerCase());
    if (known.some((one) => isSame(one.name))) continue;
    known.push({ name, at, schema: schemaOf(at), required: member(at, 'required').value === true });
  }
  return [...byPlace].map(([place, parameters]) => ({
    ...{
      place,
      at: holders[0] ?? { value: undefined, pointer: '' },
      mediaTypes: [],
      schemas: [],
      parameters,
      direction,
    },
  }));
}

function schemaOf(at: At): At {
  const schema = member(at, 'schema');
  const [content] = members(member(at, 'content'));
  if (schema.value !== undefined || content) return content ? member(content[1], 'schema') : schema;
  // As in Swagger 2.0: the parameter itself says what its values are.
  return text(member(at, 'type')) === undefined ? schema : at;
}

/** The innermost object that has servers decides; variables are at their default. */
function listServers(reader: DocumentReader, holders: At[]): Subject['servers'] {
  const servers = holders.map((holder) => items(member(holder, 'servers'))).find((list) => list.length > 0) ?? [];
  return servers.flatMap((server) => {
    const at = reader.resolve(server);
    const url = text(member(at, 'url'))?.replace(/\{([^{}]+)\}/g, (all, name: string) => {
      return text(member(member(member(at, 'variables'), name), 'default')) ?? all;
    });
    return url === undefined ? [] : { url, at };
  });
}

/** What each alternative asks for. A scheme named `none` asks for nothing, as no scheme at all. */
function listAlternatives(reader: DocumentReader, root: At, security: At): Alternative[] {
  const schemes = member(member(root, 'components'), 'securitySchemes');
  return items(security).map((at) => ({
    at,
    credentials: members(at).flatMap(([name, scopes]) => {
      const scheme = reader.resolve(member(schemes, name));
      const type = text(member(scheme, 'type'));
      const names = items(scopes).flatMap((scope) => text(scope) ?? []);
      if (type === 'apiKey')
        return { place: text(member(scheme, 'in')) ?? '', name: text(member(scheme, 'name')) ?? '', scopes: names };
      const isNone = text(member(scheme, 'scheme'))?.toLowerCase() === 'none';
      const isHeader = ['http', 'oauth2', 'openIdConnect'].includes(type ?? '') && !isNone;
      return isHeader ? { place: 'header', name: 'Authorization', scopes: names } : [];
    }),
  }));
}

/** Errors that many operations share have their examples in the catalogue, and on each page the name of the error. */
function isShared(at: At): boolean {
  return isObject(at.value) && isObject(at.value.value) && Number(at.value.value.code) >= 400_000;
}

function listExamples(reader: DocumentReader, holder: At, place: string): Subject['examples'] {
  return listContents(reader, holder).flatMap(([mediaType, content]) => {
    if (!mediaType.includes('json')) return [];
    const isText = reader.types(member(content, 'schema')).includes('string');
    const named = members(member(content, 'examples')).map(([name, example]) => {
      const at = reader.resolve(example);
      const data = member(at, 'dataValue');
      const value = readText(data.value ?? member(at, 'value').value, isText);
      return { place, name, at, value, isShared: isShared(at) };
    });
    const single = member(content, 'example');
    const all =
      single.value === undefined
        ? named
        : [...named, { place, name: '', at: single, value: readText(single.value, isText), isShared: false }];
    return all.filter(({ value }) => value !== undefined);
  });
}

/** JSON that is given as text is data, unless the whole body is a string. */
function readText(value: unknown, isText: boolean): unknown {
  if (typeof value !== 'string' || isText || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
