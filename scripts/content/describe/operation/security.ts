import type { Field } from '../../../../src/model/schema.ts';
import { type Context, descriptionAt, resolve } from '../context.ts';
import { exists, type Located, listItems, listMembers, member, textAt, textsAt } from '../located.ts';
import { fragmentPart } from '../schema/field-id.ts';

type ParameterLocation = 'header' | 'query' | 'cookie';

/** A credential that a request carries, as the header or parameter that carries it. */
export type Credential = { in: ParameterLocation; field: Field };

/**
 * Security requirements as the reader has to meet them: `Authorization` for HTTP and OAuth schemes, the named parameter for
 * API keys. Of several alternatives the first is shown, as optional when no credential is one of them.
 * https://spec.openapis.org/oas/v3.1.1#security-requirement-object
 */
export function describeCredentials(context: Context, operation: Located): Credential[] {
  const alternatives = getRequirements(context, operation);
  const [first] = alternatives.filter((requirement) => listMembers(requirement).length > 0);
  if (!first) return [];
  if (alternatives.filter((requirement) => listMembers(requirement).length > 0).length > 1) {
    context.warn(getSecurity(context, operation).pointer, 'of several security requirements only the first is shown');
  }
  const isRequired = alternatives.every((requirement) => listMembers(requirement).length > 0);
  const schemes = member(member({ value: context.root, pointer: '' }, 'components'), 'securitySchemes');
  return listMembers(first).flatMap(([name]) =>
    credential(context, resolve(context, member(schemes, name)), isRequired),
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

function credential(context: Context, scheme: Located, required: boolean): Credential[] {
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
    required,
    schema: {
      type: 'string',
      description: descriptionAt(context, scheme),
      secret: true,
      ...(format && { examples: [format] }),
    },
  };
  return [{ in: location, field }];
}

function getLocation(location: string | undefined): ParameterLocation | undefined {
  return location === 'header' || location === 'query' || location === 'cookie' ? location : undefined;
}
