import type { ProseNode } from '../../../../src/model/prose.ts';
import { getText } from '../../texts/texts.ts';
import { type Context, resolve } from '../context.ts';
import { exists, type Located, listItems, listMembers, member, objectAt, stringAt, textAt } from '../located.ts';
import type { OperationSource } from './operation-source.ts';
import { findLinked, hasOperation } from './response-links.ts';

/** A part of an operation whose meaning is not plain: no page shows it. `isSwagger`: it is written as in Swagger 2.0. */
export type Omission = { located: Located; isSwagger: boolean };

const PLACES = ['path', 'query', 'header', 'cookie', 'querystring'];

/** Parameters, body and responses that cannot be read: no object, a reference to nowhere, or the form of Swagger 2.0. */
export function listOmissions(
  context: Context,
  { operation, pathItem }: Pick<OperationSource, 'operation' | 'pathItem'>,
): Omission[] {
  const parameters = [operation, pathItem].flatMap((holder) => listItems(member(holder, 'parameters')));
  const responses = listMembers(member(operation, 'responses')).filter(([status]) => !status.startsWith('x-'));
  return [
    ...parameters.flatMap((located) => {
      const parameter = resolve(context, located);
      const place = stringAt(member(parameter, 'in'));
      if (PLACES.includes(place) && textAt(member(parameter, 'name')) !== undefined) return [];
      return { located, isSwagger: ['body', 'formData'].includes(place) };
    }),
    ...listUnread(context, member(operation, 'requestBody')),
    ...responses.flatMap(([, located]) => [...listUnreadBodies(context, located), ...listDeadLinks(context, located)]),
  ];
}

/** Links to an operation that the document does not have. */
function listDeadLinks(context: Context, located: Located): Omission[] {
  return listMembers(member(resolve(context, located), 'links')).flatMap(([name, link]) => {
    const id = findLinked(context, resolve(context, link));
    const isDead = id !== undefined && !hasOperation(context, id);
    return isDead ? [{ located: { ...link, pointer: `${located.pointer}/links/${name}` }, isSwagger: false }] : [];
  });
}

/** What a response may have as its body and cannot be read. */
export function listUnreadBodies(context: Context, located: Located): Omission[] {
  return [...listUnread(context, located), ...listSwaggerSchema(resolve(context, located), located)];
}

/** The body or response itself, or what it should have by media type. */
function listUnread(context: Context, located: Located): Omission[] {
  if (!exists(located)) return [];
  const target = resolve(context, located);
  if (!objectAt(target)) return [{ located, isSwagger: false }];
  const content = member(target, 'content');
  return exists(content) && !objectAt(content) ? [{ located: content, isSwagger: false }] : [];
}

function listSwaggerSchema(response: Located, { pointer }: Located): Omission[] {
  const schema = member(response, 'schema');
  if (!exists(schema) || exists(member(response, 'content'))) return [];
  return [{ located: { ...schema, pointer: `${pointer}/schema` }, isSwagger: true }];
}

/** Says on the page of an operation what of it is not shown there. */
export function describeOmissions(context: Context, source: OperationSource): ProseNode[] {
  const omissions = listOmissions(context, source);
  if (omissions.length === 0) return [];
  const t = getText(context.locale);
  const names = omissions.map(({ located }) =>
    located.pointer.replace(source.operation.pointer, '').replace(/^\//, ''),
  );
  const words = names.flatMap((name, index): ProseNode[] => [
    ...(index > 0 ? [t('separator.list')] : []),
    ['code', null, name.replaceAll('~1', '/')],
  ]);
  const sentence = t('content:document.omitted') + t('separator.label');
  return [{ kind: 'callout', tone: 'warning', blocks: [{ kind: 'prose', nodes: [['p', null, sentence, ...words]] }] }];
}
