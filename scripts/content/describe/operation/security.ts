import type { ProseNode } from '../../../../src/model/prose.ts';
import type { Field } from '../../../../src/model/schema.ts';
import { getText } from '../../texts/texts.ts';
import { type Context, descriptionAt, resolve } from '../context.ts';
import { exists, type Located, listItems, listMembers, member, textAt, textsAt } from '../located.ts';
import { fragmentPart } from '../schema/field-id.ts';

type ParameterLocation = 'header' | 'query' | 'cookie';

/** A credential that a request carries, as the header or parameter that carries it. */
export type Credential = { in: ParameterLocation; field: Field };

/**
 * Security requirements as the reader has to meet them: `Authorization` for HTTP and OAuth schemes, the named parameter for
 * API keys. Of several alternatives all are shown: what each of them has is required, the rest says what else is possible, and samples
 * send the first. https://spec.openapis.org/oas/v3.1.1#security-requirement-object
 */
export function describeCredentials(context: Context, operation: Located): Credential[] {
  const schemes = member(member({ value: context.root, pointer: '' }, 'components'), 'securitySchemes');
  const alternatives = getRequirements(context, operation).map((requirement) =>
    listMembers(requirement).flatMap(([name]) => credential(context, resolve(context, member(schemes, name)))),
  );
  const [first = []] = alternatives.filter((credentials) => credentials.length > 0);
  const all = [first, ...alternatives]
    .flat()
    .filter((one, index, list) => list.findIndex((other) => isSame(one, other)) === index);
  return all.map((found) => {
    if (alternatives.every((credentials) => credentials.some((one) => isSame(one, found)))) return found;
    const description = [...(found.field.schema.description ?? []), listAlternatives(context, alternatives)];
    const choice = first.includes(found) ? 'sample' : 'other';
    return {
      ...found,
      field: { ...found.field, required: false, choice, schema: { ...found.field.schema, description } },
    };
  });
}

/** "One of: `Authorization` (Bearer); `X-Api-Key` and `X-App`; nothing". */
function listAlternatives({ locale }: Context, alternatives: Credential[][]): ProseNode {
  const text = getText(locale);
  const names = alternatives.map((credentials): ProseNode[] =>
    credentials.length === 0
      ? [text('content:security.none')]
      : joinNodes(
          credentials.map(({ field: { name, schema } }): ProseNode[] => [
            ['code', null, typeof schema.examples?.[0] === 'string' ? `${name}: ${schema.examples[0]}` : name],
          ]),
          text('content:security.and'),
        ),
  );
  return [
    'p',
    null,
    text('content:security.oneOf') + text('separator.label'),
    ...joinNodes(names, text('content:security.or')),
  ];
}

function joinNodes(parts: ProseNode[][], separator: string): ProseNode[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
}

/** Two HTTP schemes share a header and differ in what it begins with. */
function isSame(one: Credential, other: Credential): boolean {
  return (
    one.in === other.in &&
    one.field.name === other.field.name &&
    one.field.schema.examples?.[0] === other.field.schema.examples?.[0]
  );
}

/** Scopes: `x-scope`, else the scopes of an OAuth requirement; none for an operation without security. */
export function describeScopes(context: Context, operation: Located): string[] | undefined {
  const stated = member(operation, 'x-scope');
  if (exists(stated))
    return textsAt(stated)
      .flatMap((text) => text.split(/[\s,]+/))
      .filter((scope) => scope !== '' && scope !== 'none');
  const alternatives = getRequirements(context, operation);
  if (alternatives.length === 0) return exists(getSecurity(context, operation)) ? [] : undefined;
  const scopes = listMembers(alternatives[0] ?? operation).flatMap(([, list]) => textsAt(list));
  return scopes.length > 0 ? scopes : undefined;
}

/** Scopes that an operation needs for one of its parameters only: `x-scope` of the parameter. */
export function describeParameterScopes(context: Context, operation: Located): { name: string; scope: string }[] {
  return listItems(member(operation, 'parameters')).flatMap((located) => {
    const parameter = resolve(context, located);
    const [name, scope] = [textAt(member(parameter, 'name')), textAt(member(parameter, 'x-scope'))];
    return name !== undefined && scope !== undefined ? [{ name, scope }] : [];
  });
}

function getRequirements(context: Context, operation: Located): Located[] {
  return listItems(getSecurity(context, operation));
}

function getSecurity({ root }: Context, operation: Located): Located {
  const own = member(operation, 'security');
  return exists(own) ? own : member({ value: root, pointer: '' }, 'security');
}

function credential(context: Context, scheme: Located): Credential[] {
  const type = textAt(member(scheme, 'type'));
  const location = type === 'apiKey' ? getLocation(textAt(member(scheme, 'in'))) : 'header';
  if (type === undefined || location === undefined || type === 'mutualTLS') {
    if (type !== undefined) context.warn(scheme.pointer, `the security scheme (${type}) is not shown on the page`);
    return [];
  }
  const name = type === 'apiKey' ? (textAt(member(scheme, 'name')) ?? '') : 'Authorization';
  const httpScheme = textAt(member(scheme, 'scheme')) ?? 'bearer';
  const format = type === 'apiKey' ? undefined : `${httpScheme.charAt(0).toUpperCase()}${httpScheme.slice(1)} …`;
  const field: Field = {
    name,
    id: `${location}-${fragmentPart(name)}`,
    required: true,
    schema: {
      type: 'string',
      description: withAddresses(descriptionAt(context, scheme), scheme),
      secret: true,
      ...(format && { examples: [format] }),
    },
  };
  return [{ in: location, field }];
}

/** Where a token comes from: the addresses of OAuth flows and of OpenID Connect, by the names that the specification gives them. */
function withAddresses(description: ProseNode[] | undefined, scheme: Located): ProseNode[] | undefined {
  const flows = listMembers(member(scheme, 'flows')).map(([flow, located]) => ({
    label: `OAuth 2.0 ${flow}`,
    located,
  }));
  const sources = [...flows, { label: 'OpenID Connect', located: scheme }];
  const paragraphs = sources.flatMap(({ label, located }): ProseNode[] => {
    const addresses = ADDRESSES.flatMap((name) => {
      const address = textAt(member(located, name));
      return address === undefined ? [] : [[`${name} `, ['code', null, address] as ProseNode]];
    });
    return addresses.length > 0 ? [['p', null, `${label}: `, ...joinNodes(addresses, ' · ')]] : [];
  });
  return paragraphs.length > 0 ? [...(description ?? []), ...paragraphs] : description;
}

const ADDRESSES = ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl', 'openIdConnectUrl'];

function getLocation(location: string | undefined): ParameterLocation | undefined {
  return location === 'header' || location === 'query' || location === 'cookie' ? location : undefined;
}
