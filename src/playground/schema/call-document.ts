import { isRecord } from '../../encoding/json.ts';
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

type CallParameter = {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required: boolean;
  schema: JsonSchema;
};

/** What a call of one operation consists of, read from its document. */
export type CallOperation = {
  id: string;
  method: string;
  path: string;
  servers: CallServer[];
  /** One of them is enough; an empty one is a call without credentials. */
  security: SecurityAlternative[];
  parameters: CallParameter[];
  /** Schemas of the body by media type. */
  body?: Record<string, JsonSchema>;
  /** Schemas of bodies by status and media type. */
  responses: Record<string, Record<string, JsonSchema>>;
};

/** The document that the compiler writes for calls (`scripts/content/emit/call-document.ts`). */
export type CallDocument = JsonSchema & { components: JsonSchema };

/** Undefined for an id that the document does not have. */
export function findCallOperation(document: CallDocument, id: string): CallOperation | undefined {
  const follow = (value: unknown) => followReference(document, value);
  for (const [path, reference] of entries(document.paths)) {
    const item = follow(reference);
    for (const [method, operation] of entries(item)) {
      if (!isRecord(operation) || operation.operationId !== id || !isRecord(item)) continue;
      const body = follow(operation.requestBody);
      return {
        id,
        method: method.toUpperCase(),
        path,
        servers: readServers(operation.servers ?? item.servers ?? document.servers),
        security: readSecurity(document, operation.security ?? document.security),
        parameters: readParameters([item.parameters, operation.parameters].flatMap(list).map(follow)),
        ...(isRecord(body) && { body: readContent(body.content) }),
        responses: Object.fromEntries(
          entries(operation.responses).map(([status, response]) => [
            status,
            readContent(entry(follow(response), 'content')),
          ]),
        ),
      };
    }
  }
  return undefined;
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
      required: required === true,
      schema: (schema ?? Object.values(readContent(content))[0] ?? {}) as JsonSchema,
    });
  }
  return [...byPlace.values()];
}

function readContent(content: unknown): Record<string, JsonSchema> {
  return Object.fromEntries(
    entries(content).map(([mediaType, value]) => [mediaType, (entry(value, 'schema') ?? {}) as JsonSchema]),
  );
}

/** References of the document are its own, and none leads to itself: the compiler has checked them. */
function followReference(document: CallDocument, value: unknown): unknown {
  if (!isRecord(value) || typeof value.$ref !== 'string') return value;
  const steps = value.$ref.split('/').slice(1);
  const target = steps
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(entry, document);
  return followReference(document, target);
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
