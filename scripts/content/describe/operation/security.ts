import type { ProseNode } from '../../../../src/model/prose.ts';
import type { Field } from '../../../../src/model/schema.ts';
import { getText } from '../../texts/texts.ts';
import { type Context, descriptionAt, resolve } from '../context.ts';
import { exists, flagAt, type Located, listItems, listMembers, member, stringAt, textAt, textsAt } from '../located.ts';
import { fragmentPart } from '../schema/field-id.ts';

type ParameterLocation = 'header' | 'query' | 'cookie';

/** A credential that a request carries, as the header or parameter that carries it. */
export type Credential = { in: ParameterLocation; field: Field };

/** A scheme of one alternative. What is no header or parameter, such as a client certificate, has no credential. */
type Requirement = { scheme: string; form: string; scopes: string[]; credential?: Credential };

/**
 * Security requirements as the reader has to meet them: `Authorization` for HTTP and OAuth schemes, the named parameter for
 * API keys. Of several alternatives all are shown: what each of them has is required, the rest says what else is possible, and samples
 * send the first. https://spec.openapis.org/oas/v3.1.1#security-requirement-object
 */
export function describeCredentials(context: Context, operation: Located): Credential[] {
  const schemes = member(member(context.document.root, 'components'), 'securitySchemes');
  const alternatives = getRequirements(context, operation).map((requirement) =>
    listMembers(requirement).flatMap(([name, scopes]) => {
      const scheme = resolve(context, member(schemes, name));
      if (isNone(scheme)) return [];
      const type = stringAt(member(scheme, 'type'));
      if (!TYPES.has(type))
        context.warn(scopes.pointer, `the security scheme "${name}" has no type that is known`, HINT);
      return describeRequirement(context, scheme, { name, scopes: textsAt(scopes) });
    }),
  );
  const credentials = alternatives.map((requirements) => requirements.flatMap(({ credential }) => credential ?? []));
  const first = credentials.find((list) => list.length > 0) ?? [];
  const choice = listAlternatives(context, alternatives);
  // Only an alternative that asks for nothing makes the others optional.
  const isNeeded = alternatives.every((requirements) => requirements.length > 0);
  return mergeSame([first, ...credentials].flat()).map((found) => {
    const has = (list: Credential[]) => list.some((one) => isSame(one, found));
    // Sent in the same way for two schemes, or with other scopes.
    const ways = alternatives.flat().filter(({ credential }) => credential && isSame(credential, found));
    const isOneWay = new Set(ways.map(({ scheme, scopes }) => JSON.stringify([scheme, scopes]))).size === 1;
    const isInAll = credentials.every(has);
    if (!choice || (isInAll && isOneWay)) return found;
    const schema = { ...found.field.schema, description: [...(found.field.schema.description ?? []), choice] };
    if (isInAll) return { ...found, field: { ...found.field, schema } };
    const choiceOf = { choice: has(first) ? ('sample' as const) : ('other' as const), ...(isNeeded && { isNeeded }) };
    return { ...found, field: { ...found.field, required: false, ...choiceOf, schema } };
  });
}

const TYPES = new Set(['apiKey', 'http', 'oauth2', 'openIdConnect', 'mutualTLS', 'x-signature']);
const HINT = 'Describe it in components/securitySchemes.';

/** No scheme of HTTP has this name: tools write it for an operation that asks for nothing. */
function isNone(scheme: Located): boolean {
  return textAt(member(scheme, 'type')) === 'http' && textAt(member(scheme, 'scheme'))?.toLowerCase() === 'none';
}

/** Schemes that a request sends in the same way are one field, with the texts of all of them. */
function mergeSame(credentials: Credential[]): Credential[] {
  const merged: Credential[] = [];
  for (const found of credentials) {
    const index = merged.findIndex((one) => isSame(one, found));
    const before = merged[index];
    if (before === undefined) merged.push(found);
    else merged[index] = { ...before, field: { ...before.field, schema: mergeTexts(before, found) } };
  }
  return merged;
}

function mergeTexts({ field: { schema } }: Credential, { field }: Credential): Field['schema'] {
  const known = new Set((schema.description ?? []).map((node) => JSON.stringify(node)));
  const added = (field.schema.description ?? []).filter((node) => !known.has(JSON.stringify(node)));
  return added.length > 0 ? { ...schema, description: [...(schema.description ?? []), ...added] } : schema;
}

/** "One of: `Authorization: Bearer …` · `read`; `X-Api-Key` and `X-App`; no credential". Undefined where there is no choice. */
function listAlternatives({ locale }: Context, alternatives: Requirement[][]): ProseNode | undefined {
  const text = getText(locale);
  const isAmbiguous = ({ form, scheme }: Requirement) =>
    alternatives.flat().some((other) => other.form === form && other.scheme !== scheme);
  const names = alternatives.map((requirements): ProseNode[] =>
    requirements.length === 0
      ? [text('content:security.none')]
      : joinNodes(
          requirements.map((one): ProseNode[] => {
            const words = [one.form, ...(isAmbiguous(one) ? [one.scheme] : []), ...one.scopes];
            return joinNodes(
              words.map((word): ProseNode[] => [['code', null, word]]),
              ' · ',
            );
          }),
          text('content:security.and'),
        ),
  );
  const distinct = [...new Map(names.map((name) => [JSON.stringify(name), name])).values()];
  if (distinct.length < 2) return undefined;
  const label = text('content:security.oneOf') + text('separator.label');
  return ['p', null, label, ...joinNodes(distinct, text('content:security.or'))];
}

export function joinNodes(parts: ProseNode[][], separator: string): ProseNode[] {
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
  // Only some of the alternatives may have scopes; each is named with its own beside the credential.
  const scopes = alternatives.map((alternative) => listMembers(alternative).flatMap(([, list]) => textsAt(list)));
  const [first] = scopes;
  return first?.length && scopes.every((list) => list.join() === first.join()) ? first : undefined;
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

function getSecurity({ document: { root } }: Context, operation: Located): Located {
  const own = member(operation, 'security');
  return exists(own) ? own : member(root, 'security');
}

function describeRequirement(
  context: Context,
  scheme: Located,
  { name, scopes }: { name: string; scopes: string[] },
): Requirement {
  const credential = describeCredential(context, scheme);
  const [format] = credential?.field.schema.examples ?? [];
  const isHeader = credential && typeof format === 'string';
  const form = isHeader ? `${credential.field.name}: ${format}` : (credential?.field.name ?? name);
  return { scheme: name, form, scopes, ...(credential && { credential }) };
}

/** Undefined for what is in no header or parameter, such as the certificate of a client. */
function describeCredential(context: Context, scheme: Located): Credential | undefined {
  const type = textAt(member(scheme, 'type'));
  const location = type === 'apiKey' ? getLocation(textAt(member(scheme, 'in'))) : 'header';
  if (type === undefined || !TYPES.has(type) || location === undefined || type === 'mutualTLS') return undefined;
  const name = type === 'apiKey' ? stringAt(member(scheme, 'name')) : 'Authorization';
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
      // From OpenAPI 3.2 on.
      ...(flagAt(member(scheme, 'deprecated')) && { deprecated: true }),
      ...(format && { examples: [format] }),
    },
  };
  return { in: location, field };
}

/** Where a token comes from: the addresses of OAuth flows and of OpenID Connect, by the names that the specification gives them. */
export function withAddresses(description: ProseNode[] | undefined, scheme: Located): ProseNode[] | undefined {
  const flows = listMembers(member(scheme, 'flows')).map(([flow, located]) => ({
    label: `OAuth 2.0 ${flow}`,
    located,
  }));
  const own = textAt(member(scheme, 'type')) === 'oauth2' ? 'OAuth 2.0' : 'OpenID Connect';
  const sources = [...flows, { label: own, located: scheme }];
  const paragraphs = sources.flatMap(({ label, located }): ProseNode[] => {
    const addresses = ADDRESSES.flatMap((name) => {
      const address = textAt(member(located, name));
      return address === undefined ? [] : ([[`${name} `, ['code', null, address]]] satisfies [string, ProseNode][]);
    });
    return addresses.length > 0 ? [['p', null, `${label}: `, ...joinNodes(addresses, ' · ')]] : [];
  });
  return paragraphs.length > 0 ? [...(description ?? []), ...paragraphs] : description;
}

const ADDRESSES = [
  'authorizationUrl',
  'deviceAuthorizationUrl',
  'tokenUrl',
  'refreshUrl',
  'openIdConnectUrl',
  'oauth2MetadataUrl',
];

function getLocation(location: string | undefined): ParameterLocation | undefined {
  return location === 'header' || location === 'query' || location === 'cookie' ? location : undefined;
}
