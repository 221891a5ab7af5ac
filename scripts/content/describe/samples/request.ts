import type { Content, Operation } from '../../../../src/model/operation.ts';
import type { Field, JsonValue, SchemaNode } from '../../../../src/model/schema.ts';
import { findDecryptions } from '../../../../src/samples/decryption.ts';
import { withoutSecrets } from '../../../../src/samples/encryption.ts';
import type { SampleJson } from '../../../../src/samples/literals/placeholder.ts';
import type { SampleHeader, SampleRequest, Signing } from '../../../../src/samples/sample-request.ts';
import {
  FILE_TEXT,
  FORM,
  MULTIPART_TYPE,
  toForm,
  toMultipart,
  toPairs,
  toParts,
  toSimple,
} from '../../../../src/samples/serialise.ts';
import { isObject } from '../../json/json-value.ts';
import { getSample } from '../sample/sample-value.ts';

/** Headers and query parameters that a signature consists of, in lower case: the signing helpers add them. */
const SIGNATURE_HEADERS = ['x-merchant-id', 'x-key-id', 'x-timestamp', 'x-nonce', 'x-signature'];
const SIGNATURE_PARAMETERS = ['merchantid', 'keyid', 'timestamp', 'nonce', 'signature'];

/**
 * The request that an example of an operation describes, with the parameters that it names and those that are required.
 * `getPlaintext` gives an example of what an encrypted field holds.
 */
export function exampleRequest(
  operation: Operation,
  example: string,
  getPlaintext: (schema: string) => JsonValue,
): Omit<SampleRequest, 'comments'> {
  const { id, method, servers, parameters, body } = operation;
  // A GET has no body that every client and server agrees on.
  const sent = body && (body.required || method !== 'GET') ? body.contents : [];
  const described =
    sent.find(({ examples }) => examples.some(({ name }) => name === example)) ??
    sent.find(isFile) ??
    sent.find(isUnknownJson(body));
  const value = described?.examples.find(({ name }) => name === example)?.value;
  // What is optional and has nothing to say is not sent.
  const content = !body?.required && isObject(value) && Object.keys(value).length === 0 ? undefined : described;
  const signing = getSigning(operation);
  const known = Object.fromEntries(parameters.path.map((field) => [field.name, sentValue(field, example)]));
  const { json, encryptions } = withoutSecrets(content?.schema, value, {
    known,
    getPlaintext: signing && getPlaintext,
  });
  return {
    id,
    method,
    server: (servers[0]?.url ?? '').replace(/\/$/, ''),
    target: getTarget(operation, example),
    headers: getHeaders(operation, { example, signing, mediaType: content && sentType(content.mediaType) }),
    signing,
    ...(content && value !== undefined && { body: getBody(json, value, content) }),
    ...(content?.examples.length === 0 && { body: isFile(content) ? getFileBody(content) : { text: '{}' } }),
    encryptions,
    decryptions: signing ? findDecryptions(operation, example) : [],
  };
}

function getSigning({ parameters }: Operation): Signing | undefined {
  if (hasAll(parameters.header, SIGNATURE_HEADERS)) return 'headers';
  return hasAll(parameters.query, SIGNATURE_PARAMETERS) ? 'query' : undefined;
}

function hasAll(fields: Field[], names: string[]): boolean {
  return names.every((name) => fields.some((field) => field.name.toLowerCase() === name));
}

type Sent = { example: string; signing: Signing | undefined };

/** What a request sends of its parameters, without those of the signature. */
function sentFields(fields: Field[], signature: string[], { example, signing }: Sent): Field[] {
  return fields.filter(
    (field) =>
      (field.required || field.choice === 'sample' || namedValue(field, example) !== undefined) &&
      !(signing && signature.includes(field.name.toLowerCase())),
  );
}

function namedValue({ named }: Field, example: string): JsonValue | undefined {
  return named?.find(({ name }) => name === example)?.value;
}

function sentValue(field: Field, example: string): JsonValue {
  return namedValue(field, example) ?? getSample(field.schema);
}

function getHeaders({ parameters }: Operation, { mediaType, ...sent }: Sent & { mediaType: string | undefined }) {
  const headers = sentFields(parameters.header, SIGNATURE_HEADERS, sent).map((field) => sampleHeader(field, sent));
  const cookies = sentFields(parameters.cookie, [], sent);
  if (cookies.length > 0) headers.push(cookieHeader(cookies, sent.example));
  const hasContentType = headers.some(({ name }) => name.toLowerCase() === 'content-type');
  // The signing helper adds that of JSON.
  const isAdded = sent.signing && mediaType === 'application/json';
  if (mediaType !== undefined && !hasContentType && !isAdded) headers.push({ name: 'Content-Type', text: mediaType });
  return headers;
}

/** Text where the media type is a form, or is not JSON and the example is one: XML, CSV. */
function getBody(json: SampleJson, value: JsonValue, { mediaType, schema, encoding }: Content): SampleRequest['body'] {
  if (mediaType === FORM) return { text: toForm(value, encoding) };
  if (mediaType === MULTIPART) {
    const parts = toParts(value, binaryFields(schema));
    return { text: toMultipart(parts), parts };
  }
  return typeof value === 'string' && !mediaType.includes('json') ? { text: value } : { json };
}

/** A form that is a file has no name for it: `file` is what servers expect. */
function getFileBody({ mediaType }: Content): SampleRequest['body'] {
  if (mediaType !== MULTIPART) return { text: FILE_TEXT, isFile: true };
  const parts = toParts({ file: '' }, new Set(['file']));
  return { text: toMultipart(parts), parts };
}

const MULTIPART = 'multipart/form-data';

function sentType(mediaType: string): string {
  return mediaType === MULTIPART ? MULTIPART_TYPE : mediaType;
}

/** A body without examples that is the content of a file. */
function isFile({ mediaType, schema, examples }: Content): boolean {
  if (examples.length > 0) return false;
  return isBinary(schema) || /^(?:image|audio|video|font)\/|\/(?:octet-stream|pdf|zip)$/.test(mediaType);
}

/** A body that is required, of which the document says no more than that it is JSON: an empty object is one. */
function isUnknownJson(body: Operation['body']) {
  return ({ mediaType, examples }: Content) =>
    body?.required === true && examples.length === 0 && /[/+]json\b/.test(mediaType);
}

/** Names of the files in a form. */
function binaryFields({ fields = [] }: SchemaNode): Set<string> {
  return new Set(fields.flatMap(({ name, schema }) => (isBinary(schema) ? [name] : [])));
}

/** Strings of bytes, or without a type but with one of their content. */
function isBinary({ type, constraints = [] }: SchemaNode): boolean {
  return /\bbinary\b/.test(type) || constraints.some(({ kind }) => kind === 'contentMediaType');
}

/** Filled path and query of an example; a secret in it is for the reader to fill in. */
export function getTarget(operation: Operation, example: string): string {
  const { path, parameters } = operation;
  // What follows "#" tells operations at one address apart, and is not sent.
  const filled = path.replace(/#.*$/s, '').replace(/\{([^{}]+)\}/g, (template, name: string) => {
    const field = parameters.path.find((candidate) => candidate.name === name);
    if (!field) return template;
    return toSimple(name, sentValue(field, example), field.serialisation, encodeURIComponent);
  });
  const sent = { example, signing: getSigning(operation) };
  const pairs = sentFields(parameters.query, SIGNATURE_PARAMETERS, sent).flatMap((field) => {
    const { name, schema, serialisation } = field;
    const value = schema.secret ? `YOUR_${placeholderName(name)}` : sentValue(field, example);
    return toPairs(name, value, serialisation);
  });
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

function sampleHeader(field: Field, { example, signing }: Sent): SampleHeader {
  const { name } = field;
  if (name === 'Authorization') {
    const text = authorizationScheme(field);
    return { name, text, variable: text === 'Basic ' ? 'BASE64_OF_USER_AND_PASSWORD' : 'ACCESS_TOKEN' };
  }
  if (field.schema.secret) return { name, text: '', variable: placeholderName(name.replace(/^X-/i, '')) };
  if (signing && name.toLowerCase() === 'idempotency-key') return { name, text: '', isKey: true };
  return { name, text: exampleText(field, example) };
}

/** One header for all cookies; the reader fills in the first that is a secret, which comes last. */
function cookieHeader(cookies: Field[], example: string): SampleHeader {
  const secret = cookies.find(({ schema }) => schema.secret);
  const others = cookies.filter((field) => field !== secret);
  const pairs = others.map(
    (field) =>
      `${field.name}=${field.schema.secret ? `YOUR_${placeholderName(field.name)}` : exampleText(field, example)}`,
  );
  const text = [...pairs, ...(secret ? [`${secret.name}=`] : [])].join('; ');
  return { name: 'Cookie', text, ...(secret && { variable: placeholderName(secret.name) }) };
}

/** `Bearer ` or `Basic `, from the form that the credential is described with; an API key has none. */
function authorizationScheme({ schema }: Field): string {
  const [form] = schema.examples ?? [];
  return typeof form === 'string' ? form.replace(/…$/, '') : '';
}

function placeholderName(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
}

function exampleText(field: Field, example: string): string {
  return toSimple(field.name, sentValue(field, example), field.serialisation);
}
