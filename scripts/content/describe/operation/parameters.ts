import type { Parameters } from '../../../../src/model/operation.ts';
import type { Field } from '../../../../src/model/schema.ts';
import { type Context, resolve } from '../context.ts';
import { exists, type Located, listItems, member, textAt } from '../located.ts';
import type { OperationSource } from './operation-source.ts';
import { describeParameter } from './parameter.ts';
import { describeQueryString } from './query-string.ts';
import { type Credential, describeCredentials } from './security.ts';

/** A parameter as the document states it; `isStandard` of all operations at its path. */
type Stated = { located: Located; place: string | undefined; name: string | undefined; isStandard: boolean };

/** Credentials first, then the parameters of the operation over those of its path with the same name and location. */
export function describeParameters(context: Context, source: OperationSource): Parameters {
  const parameters: Parameters = { path: [], query: [], header: [], cookie: [] };
  warnOfRepeated(context, source);
  const add = (place: keyof Parameters, field: Field) => {
    if (!parameters[place].some(({ name }) => isSameName(place, name, field.name))) parameters[place].push(field);
  };
  const credentials = getCredentials(context, source);
  const stated = listStated(context, source).filter((one) => !isIgnored(context, one, credentials));
  for (const { in: place, field } of withMergedNames(credentials)) {
    const same = stated.find((one) => one.place === place && isSameName(place, one.name ?? '', field.name));
    add(place, same ? withStated(context, same, field) : { ...field, standard: true });
  }
  for (const { located, place, name, isStandard } of stated) {
    if (place === 'querystring') {
      for (const field of describeQueryString(context, located)) add('query', field);
      continue;
    }
    if (name === undefined || !isPlace(place)) {
      if (place !== 'body' && place !== 'formData')
        context.warn(located.pointer, `a parameter without name or in "${place ?? ''}" is not shown on the page`);
      continue;
    }
    const field = describeParameter(context, located, { name, prefix: place, direction: 'request' });
    add(place, isStandard ? { ...field, standard: true } : field);
  }
  return parameters;
}

/** Of two parameters of one object with one name and location the first is shown. */
function warnOfRepeated(context: Context, { operation, pathItem }: OperationSource): void {
  for (const holder of [operation, pathItem]) {
    const stated = listItems(member(holder, 'parameters')).map((parameter) => resolve(context, parameter));
    const keys = stated.map((located) => {
      const [place, name = ''] = [textAt(member(located, 'in')), textAt(member(located, 'name'))];
      return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
    });
    for (const [index, located] of stated.entries())
      if (exists(located) && keys.indexOf(keys[index] ?? '') < index)
        context.warn(located.pointer, `the parameter "${keys[index]}" is described twice: the first is shown`);
  }
}

function isPlace(place: string | undefined): place is keyof Parameters {
  return place === 'path' || place === 'query' || place === 'header' || place === 'cookie';
}

/** Two schemes with one header are two values of it: one field, with the texts of both. */
function withMergedNames(credentials: Credential[]): Credential[] {
  return credentials.map((credential) => {
    const same = credentials.filter((one) => one.in === credential.in && one.field.name === credential.field.name);
    const texts = same.flatMap(({ field }) => field.schema.description ?? []);
    const description = [...new Map(texts.map((node) => [JSON.stringify(node), node])).values()];
    if (same.length === 1) return credential;
    const { field } = credential;
    return { ...credential, field: { ...field, schema: { ...field.schema, description } } };
  });
}

/** Clients' credentials are not what the provider sends. */
function getCredentials(context: Context, { operation, isWebhook }: OperationSource): Credential[] {
  return isWebhook && !exists(member(operation, 'security')) ? [] : describeCredentials(context, operation);
}

function listStated(context: Context, { operation, pathItem }: OperationSource): Stated[] {
  return [operation, pathItem].flatMap((holder) =>
    listItems(member(holder, 'parameters')).flatMap((parameter) => {
      const located = resolve(context, parameter);
      // Its reference leads nowhere, which has been reported.
      if (!exists(located)) return [];
      const [place, name] = [textAt(member(located, 'in')), textAt(member(located, 'name'))];
      return { located, place, name, isStandard: holder === pathItem && place !== 'path' };
    }),
  );
}

/**
 * A header `Authorization` among the parameters "shall be ignored" beside the security that says it. Without such security it is all that the
 * document says, and is shown. https://spec.openapis.org/oas/v3.1.1#parameter-object
 */
function isIgnored(context: Context, { place, name, located }: Stated, credentials: Credential[]): boolean {
  if (place !== 'header' || name?.toLowerCase() !== 'authorization') return false;
  if (!credentials.some(({ field }) => field.name === 'Authorization')) return false;
  const message = 'the header Authorization is described by the security schemes: the parameter is ignored';
  if (context.isLenient) context.warn(located.pointer, message);
  return true;
}

/** A key that is a parameter as well: the texts of the parameter, and what the security says of it. */
function withStated(context: Context, { located, place, name = '' }: Stated, credential: Field): Field {
  const field = describeParameter(context, located, { name, prefix: place ?? '', direction: 'request' });
  const { description = [] } = credential.schema;
  const schema = { ...field.schema, secret: true, description: [...(field.schema.description ?? []), ...description] };
  return { ...credential, ...field, required: field.required || credential.required, schema, standard: true };
}

/** Names of headers have no case. */
function isSameName(place: keyof Parameters, one: string, other: string): boolean {
  return one === other || (place === 'header' && one.toLowerCase() === other.toLowerCase());
}
