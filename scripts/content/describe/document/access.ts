import type { ProseElement, ProseNode } from '../../../../src/model/prose.ts';
import { getText } from '../../texts/texts.ts';
import { proseTable } from '../../tree/prose-table.ts';
import { describeBindings } from '../channel/bindings.ts';
import { securityNames, serverAddress } from '../channel/servers.ts';
import { type Context, descriptionAt, resolve } from '../context.ts';
import { exists, type Located, listItems, listMembers, member, stringAt, textAt, textsAt } from '../located.ts';
import { joinNodes, withAddresses } from '../operation/security.ts';
import { describeTagsAndDocs } from '../tag-names.ts';

/** A part of what a document says of all its operations. */
export type AccessSection = { title: string; nodes: ProseNode[] };

/** Where requests go and what they prove who sends them with: what a reader needs before the first operation. */
export function describeAccess(context: Context, root: Located): AccessSection[] {
  const t = getText(context.locale);
  const stated = member(root, 'servers');
  // A list in OpenAPI, a map in AsyncAPI.
  const servers = [...listItems(stated), ...listMembers(stated).map(([, server]) => server)];
  const schemes = listMembers(member(member(root, 'components'), 'securitySchemes'));
  return [
    {
      title: t('content:access.servers'),
      nodes: describeServerList(
        context,
        servers.map((server) => resolve(context, server)),
      ),
    },
    {
      title: t('content:access.authentication'),
      nodes: schemes.flatMap(([name, scheme]) => describeScheme(context, name, resolve(context, scheme))),
    },
  ].filter(({ nodes }) => nodes.length > 0);
}

/** The addresses with their variables, and what these stand for. */
function describeServerList(context: Context, servers: Located[]): ProseNode[] {
  // `/` is what a document without servers has: the place from which it is served.
  const named = servers.filter(
    (server) => exists(member(server, 'host')) || (textAt(member(server, 'url')) ?? '/') !== '/',
  );
  if (named.length === 0) return [];
  const rows = named.map((server): ProseElement => {
    const isAsync = exists(member(server, 'protocol'));
    const url: ProseNode = ['code', null, isAsync ? serverAddress(server) : stringAt(member(server, 'url'))];
    // A server has a name from OpenAPI 3.2 on.
    const names = ['name', 'title'].flatMap((key) => textAt(member(server, key)) || []);
    const version = textAt(member(server, 'protocolVersion'));
    const protocol = version === undefined ? [] : [`${stringAt(member(server, 'protocol'))} ${version}`.trim()];
    const words = ['summary', 'description'].map((key) => inlineAt(context, member(server, key)));
    const schemes = codes(securityNames(server));
    const parts = [[url], names, protocol, ...words, schemes].filter((part) => part.length > 0);
    const more = isAsync ? [...describeBindings(context, server), ...describeTagsAndDocs(context, server)] : [];
    return ['li', null, ...joinNodes(parts, ' · '), ...more];
  });
  const variables = named.flatMap((server) => listMembers(member(server, 'variables')));
  const unique = [...new Map(variables.map((entry) => [JSON.stringify([entry[0], entry[1].value]), entry])).values()];
  return [['ul', null, ...rows], ...(unique.length > 0 ? [variableTable(context, unique)] : [])];
}

function variableTable(context: Context, variables: [string, Located][]): ProseNode {
  const t = getText(context.locale);
  const head = ['access.variable', 'values.value', 'values.meaning'] as const;
  return proseTable(
    head.map((key) => [t(`content:${key}`)]),
    variables.map(([name, located]): ProseNode[][] => {
      const fallback = stringAt(member(located, 'default'));
      // The default comes first: addresses on the pages have it.
      const listed = [...textsAt(member(located, 'enum')), ...textsAt(member(located, 'examples'))];
      const values = [fallback, ...new Set(listed.filter((value) => value !== fallback))];
      return [codes([name]), codes(values.filter(Boolean)), inlineAt(context, member(located, 'description'))];
    }),
  );
}

function describeScheme(context: Context, name: string, scheme: Located): ProseNode[] {
  const t = getText(context.locale);
  const flows = listMembers(member(scheme, 'flows'));
  // AsyncAPI 3 calls them available.
  const scopes = new Map(
    flows.flatMap(([, flow]) => ['scopes', 'availableScopes'].flatMap((name) => listMembers(member(flow, name)))),
  );
  const kind = describeKind(context, scheme);
  return [
    ['p', null, ['strong', null, name], ...(kind.length > 0 ? [' · ', ...kind] : [])],
    ...(withAddresses(descriptionAt(context, scheme), scheme) ?? []),
    ...(scopes.size > 0
      ? [
          proseTable(
            [[t('content:access.scope')], [t('content:values.meaning')]],
            [...scopes].map(([scope, meaning]) => [codes([scope]), inlineAt(context, meaning)]),
          ),
        ]
      : []),
  ];
}

/** "API key · header `X-Key`", "HTTP bearer · JWT": in the words of the specification. */
function describeKind({ locale }: Context, scheme: Located): ProseNode[] {
  const text = (name: string) => stringAt(member(scheme, name));
  switch (text('type')) {
    case 'apiKey':
      // In AsyncAPI it may be a user's name or password, which have none.
      return [
        `${getText(locale)('content:access.apiKey')} · ${text('in')} `,
        ...codes(text('name') ? [text('name')] : []),
      ];
    case 'http':
      return [['HTTP', text('scheme'), text('bearerFormat') && `· ${text('bearerFormat')}`].filter(Boolean).join(' ')];
    case 'oauth2':
      return ['OAuth 2.0'];
    case 'openIdConnect':
      return ['OpenID Connect'];
    case 'mutualTLS':
      return [getText(locale)('content:access.mutualTls')];
    default:
      return [text('type')];
  }
}

function inlineAt(context: Context, located: Located): ProseNode[] {
  const text = textAt(located);
  return text?.trim() ? context.inline(text, located.pointer) : [];
}

function codes(values: string[]): ProseNode[] {
  return joinNodes(
    values.map((value): ProseNode[] => [['code', null, value]]),
    ' ',
  );
}
