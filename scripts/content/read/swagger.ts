import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0';
import { getOperations, openDocument } from '../../document/reader.js';
import { isObject, type JsonObject, type JsonValue } from '../json/json-value.ts';

/** Whether a document is of the version before OpenAPI 3.0 that is read, by conversion. */
export function isSwagger2({ swagger }: JsonObject): boolean {
  return swagger !== undefined && /^2(\.0)?$/.test(String(swagger));
}

/** Where Swagger 2.0 has what is below `components` now, by its name there. What the bundler brought from other files is in `components` already. */
const SECTIONS: Record<string, string> = { schemas: 'definitions', parameters: 'parameters', responses: 'responses' };

type Upgraded = { document: JsonObject; toSource(pointer: string): string };

/**
 * `document`: bundled. Returns it as OpenAPI 3.0, and for a pointer into that one where its content was before, or near to it; undefined for what cannot
 * be converted.
 */
export function upgradeSwagger(document: JsonObject): Upgraded | undefined {
  try {
    return convert(document);
  } catch {
    return undefined;
  }
}

function convert(document: JsonObject): Upgraded {
  const swagger = structuredClone(document) as JsonObject;
  keepMediaTypes(swagger);
  const sources = takeSections(swagger);
  const upgraded = upgradeFromTwoToThree(swagger) as JsonObject;
  for (const { operation } of getOperations(upgraded))
    if (isObject(operation.requestBody)) requireForm(operation.requestBody);
  return { document: upgraded, toSource: (pointer) => toSource(pointer, sources) };
}

/** Removes lists of media types that are empty, by which bodies would be lost. Returns the pointers of those that concern all operations or a body. */
export function dropEmptyMediaTypes(document: JsonObject): string[] {
  const operations = openDocument(document).operations();
  return [{ value: document, pointer: '' }, ...operations.map(({ at }) => at)].flatMap(({ value, pointer }) =>
    ['consumes', 'produces'].flatMap((name) => {
      const list = isObject(value) ? value[name] : undefined;
      if (!isObject(value) || !Array.isArray(list) || list.length > 0) return [];
      delete value[name];
      return pointer === '' || (name === 'consumes' && value.parameters !== undefined) ? [`${pointer}/${name}`] : [];
    }),
  );
}

/** The converter takes the media types of the document before those of an operation, which override them. */
function keepMediaTypes(swagger: JsonObject): void {
  const { produces } = swagger;
  if (produces === undefined) return;
  for (const { operation } of getOperations(swagger)) operation.produces ??= produces;
  delete swagger.produces;
  for (const response of Object.values(isObject(swagger.responses) ? swagger.responses : {})) {
    if (!isObject(response) || !isObject(response.schema)) continue;
    const { schema } = response;
    response.content = Object.fromEntries([produces].flat().map((type) => [String(type), { schema }]));
    delete response.schema;
  }
}

/** The converter leaves a form optional, which has a parameter that is not. */
function requireForm(body: JsonObject): void {
  const parts = Object.entries(isObject(body.content) ? body.content : {});
  const isForm = ([type, media]: (typeof parts)[number]) =>
    /^(multipart\/|application\/x-www-form)/.test(type) &&
    isObject(media) &&
    isObject(media.schema) &&
    Array.isArray(media.schema.required) &&
    media.schema.required.length > 0;
  if (body.required === undefined && parts.some(isForm)) body.required = true;
}

/**
 * Moves what is below `components` to where Swagger 2.0 has it, because the converter replaces these sections. Returns the pointers of
 * moved components by those that they have when they are converted.
 */
function takeSections(swagger: JsonObject): Map<string, string> {
  const sources = new Map<string, string>();
  const moved = new Map<string, string>();
  const components = isObject(swagger.components) ? swagger.components : {};
  for (const [section, former] of Object.entries(SECTIONS)) {
    const own = isObject(swagger[former]) ? swagger[former] : {};
    for (const [name, value] of Object.entries(isObject(components[section]) ? components[section] : {})) {
      let free = name;
      for (let number = 2; Object.hasOwn(own, free); number += 1) free = `${name}-${number}`;
      own[free] = value;
      sources.set(`/components/${section}/${free}`, `/components/${section}/${name}`);
      moved.set(`#/components/${section}/${name}`, `#/${former}/${free}`);
    }
    if (Object.keys(own).length > 0) swagger[former] = own;
  }
  delete swagger.components;
  if (moved.size > 0) redirect(swagger, moved);
  return sources;
}

function redirect(value: JsonValue | undefined, moved: ReadonlyMap<string, string>): void {
  if (Array.isArray(value)) for (const item of value) redirect(item, moved);
  if (!isObject(value)) return;
  const target = typeof value.$ref === 'string' ? moved.get(value.$ref) : undefined;
  if (target !== undefined) value.$ref = target;
  for (const part of Object.values(value)) redirect(part, moved);
}

function toSource(pointer: string, sources: ReadonlyMap<string, string>): string {
  const [, head = ''] = /^(\/components\/[^/]+\/[^/]+)/.exec(pointer) ?? [];
  const moved = sources.get(head);
  if (moved !== undefined) return moved + pointer.slice(head.length);
  return pointer
    .replace(/^\/components\/schemas(?=\/|$)/, '/definitions')
    .replace(/^\/components\/(responses|parameters)(?=\/|$)/, '/$1')
    .replace(/^\/components\/requestBodies(?=\/|$)/, '/parameters')
    .replace(/^\/components\/securitySchemes(?=\/|$)/, '/securityDefinitions')
    .replace(/^\/openapi$/, '/swagger')
    .replace(/^\/servers.*/, '/host');
}
