import { isRecord } from '../../../packages/base/encoding/json.ts';
import { followReference } from '../../../packages/base/json/pointer.js';
import type { Serialisation } from '../../model/schema.ts';
import type { JsonSchema } from './check-value.ts';

/** `https://{region}.example.com`, with what each variable can be. https://spec.openapis.org/oas/v3.1.1#server-object */
export type CallServer = {
  url: string;
  variables: { name: string; value: string; choices: string[] }[];
};

/** https://spec.openapis.org/oas/v3.1.1#security-scheme-object */
export type SecurityScheme = {
  type: string;
  name?: string;
  in?: string;
  scheme?: string;
  flows?: { clientCredentials?: { tokenUrl: string } };
};

/** Schemes that are needed together, with the scopes of each. */
export type SecurityAlternative = { name: string; scheme: SecurityScheme; scopes: string[] }[];

export type CallParameter = {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  isRequired: boolean;
  schema: JsonSchema;
  serialisation: Serialisation;
};

/** What a call of one operation consists of, read from its document. */
export type CallOperation = {
  method: string;
  path: string;
  servers: CallServer[];
  /** One of them is enough; an empty one is a call without credentials. */
  security: SecurityAlternative[];
  parameters: CallParameter[];
  /** The body that a call has; one of `bodies`. */
  body?: CallBody;
  /** The media types that a body can have, in the order of the document. */
  bodies: CallBody[];
  /** Schemas of bodies by status and media type. */
  responses: Record<string, Record<string, JsonSchema>>;
};

/** A body in one media type. */
type CallBody = {
  mediaType: string;
  schema: JsonSchema;
  isRequired: boolean;
  /** How fields of a form are written, where the document says it. */
  encoding: Record<string, Serialisation>;
  /** Media types of the parts of a form, where the document says them. */
  partTypes: Record<string, string>;
};

/** The document that the compiler writes for calls (`scripts/content/emit/call-document.ts`). */
export type CallDocument = JsonSchema & { components: JsonSchema };

/** Undefined for an operation that the document does not have. */
export function findCallOperation(document: CallDocument, method: string, path: string): CallOperation | undefined {
  const follow = (value: unknown) => followReference(document, value);
  const item = follow(entry(document.paths, path));
  const operation = entries(item).find(([name]) => name.toUpperCase() === method)?.[1];
  if (!isRecord(operation) || !isRecord(item)) return undefined;
  const bodies = readBodies(follow(operation.requestBody));
  const [body] = bodies;
  return {
    method,
    path,
    servers: readServers(operation.servers ?? item.servers ?? document.servers),
    security: readSecurity(document, operation.security ?? document.security),
    parameters: readParameters([item.parameters, operation.parameters].flatMap(list).map(follow)),
    ...(body && { body }),
    bodies,
    responses: Object.fromEntries(
      entries(operation.responses).map(([status, response]) => [
        status,
        readContent(entry(follow(response), 'content')),
      ]),
    ),
  };
}

function readBodies(body: unknown): CallBody[] {
  return entries(entry(body, 'content')).map(([mediaType, value]) => ({
    mediaType,
    schema: (entry(value, 'schema') ?? {}) as JsonSchema,
    isRequired: entry(body, 'required') === true,
    encoding: Object.fromEntries(entries(entry(value, 'encoding')).map(([name, one]) => [name, readStyle(one)])),
    partTypes: Object.fromEntries(
      entries(entry(value, 'encoding')).flatMap(([name, one]) => {
        const type = entry(one, 'contentType');
        return typeof type === 'string' ? [[name, type]] : [];
      }),
    ),
  }));
}

/** Without a style, that of the location is meant. */
function readStyle(value: unknown): Serialisation {
  const [style, explode, allowReserved] = ['style', 'explode', 'allowReserved'].map((name) => entry(value, name));
  return {
    ...(typeof style === 'string' && { style }),
    ...(typeof explode === 'boolean' && { explode }),
    ...(allowReserved === true && { allowReserved: true as const }),
  };
}

function readServers(servers: unknown): CallServer[] {
  return list(servers).map((server) => ({
    url: String(entry(server, 'url')),
    variables: entries(entry(server, 'variables')).map(([name, variable]) => ({
      name,
      value: String(entry(variable, 'default') ?? ''),
      choices: list(entry(variable, 'enum')).map(String),
    })),
  }));
}

function readSecurity(document: CallDocument, security: unknown): SecurityAlternative[] {
  return list(security).map((alternative) =>
    entries(alternative).flatMap(([name, scopes]) => {
      const scheme = followReference(document, entry(document.components.securitySchemes, name));
      return isRecord(scheme) ? [{ name, scheme: scheme as SecurityScheme, scopes: list(scopes).map(String) }] : [];
    }),
  );
}

/** A parameter of an operation wins over that of its path. */
function readParameters(parameters: unknown[]): CallParameter[] {
  const byPlace = new Map<string, CallParameter>();
  for (const parameter of parameters) {
    if (!isRecord(parameter)) continue;
    const { name, in: location, required, schema, content } = parameter;
    byPlace.set(`${location} ${name}`, {
      name: String(name),
      in: location as CallParameter['in'],
      isRequired: required === true,
      schema: (schema ?? Object.values(readContent(content))[0] ?? {}) as JsonSchema,
      serialisation: { ...readStyle(parameter), ...(content !== undefined && { isJson: true }) },
    });
  }
  return [...byPlace.values()];
}

function readContent(content: unknown): Record<string, JsonSchema> {
  return Object.fromEntries(
    entries(content).map(([mediaType, value]) => [mediaType, (entry(value, 'schema') ?? {}) as JsonSchema]),
  );
}

function entry(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function entries(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
