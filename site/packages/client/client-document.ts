import { HEADERS } from '../../../packages/simulator/protocol/signing/credentials.ts';
import {
  asString,
  isObject,
  type JsonObject,
  type JsonValue,
  members,
} from '../../../scripts/content/json/json-value.ts';
import { getOperations } from '../../../scripts/document/reader.js';
import { resolve } from '../../../scripts/document/resolve.js';
import { openEnums } from './open-enums.ts';

/** What a client fills in by itself: parameters of the signature, in headers and in the query. */
const SIGNED = new Set(Object.entries(HEADERS).flat());

/**
 * The document as a client sees it: without what the client signs, with a key for repeats that may be left out, with encrypted fields that may be
 * plain text, and with responses whose enumerations may have more values.
 */
export function deriveClientDocument(source: JsonObject): JsonObject {
  const document = structuredClone(source);
  for (const [, item] of members(document.paths)) if (isObject(item)) dropSigned(document, item);
  for (const { operation } of getOperations(document)) {
    dropSigned(document, operation);
    if (Array.isArray(operation.security)) operation.security = operation.security.map(withoutSignature);
  }
  if (Array.isArray(document.security)) document.security = document.security.map(withoutSignature);
  const { parameters, securitySchemes, schemas } = isObject(document.components) ? document.components : {};
  if (isObject(securitySchemes)) delete securitySchemes.signature;
  if (isObject(parameters)) forgetSigned(parameters);
  if (isObject(schemas)) for (const schema of Object.values(schemas)) acceptPlaintexts(schema, schemas);
  openEnums(document);
  return withoutExamples(document);
}

function dropSigned(document: JsonObject, holder: JsonObject): void {
  if (!Array.isArray(holder.parameters)) return;
  holder.parameters = holder.parameters.filter((parameter) => {
    const { value } = resolve(document, [], parameter);
    return !isObject(value) || !SIGNED.has(String(value.name));
  });
}

function forgetSigned(parameters: JsonObject): void {
  for (const [name, parameter] of members(parameters)) {
    if (!isObject(parameter)) continue;
    if (SIGNED.has(String(parameter.name))) delete parameters[name];
    // The client makes one for each call that has none.
    if (parameter.name === 'Idempotency-Key') parameter.required = false;
  }
}

function withoutSignature(requirement: JsonValue): JsonValue {
  return Object.fromEntries(members(requirement).filter(([name]) => name !== 'signature'));
}

/** `x-encrypts`: the ciphertext, or what is in it. When it was made is for the client to add. */
function acceptPlaintexts(schema: JsonValue | undefined, schemas: JsonObject): void {
  if (!isObject(schema) || !isObject(schema.properties)) return;
  for (const [name, property] of members(schema.properties)) {
    const plaintext = isObject(property) ? schemas[asString(property['x-encrypts']) ?? ''] : undefined;
    if (!isObject(property) || !isObject(plaintext)) continue;
    // What is sent has no other fields.
    const shown = schema.additionalProperties === false ? withoutTime(plaintext) : plaintext;
    const { $ref = null, ...others } = property;
    schema.properties[name] = { ...others, anyOf: [shown, { $ref }] };
  }
}

function withoutTime(plaintext: JsonObject): JsonObject {
  const { iat: _iat, ...properties } = isObject(plaintext.properties) ? plaintext.properties : {};
  const required = Array.isArray(plaintext.required) ? plaintext.required.filter((name) => name !== 'iat') : [];
  return { ...plaintext, properties, required };
}

/** Examples show what is signed and encrypted; declarations without them are half as long. */
function withoutExamples(value: JsonObject): JsonObject {
  const drop = (part: JsonValue): JsonValue => {
    if (Array.isArray(part)) return part.map(drop);
    if (!isObject(part)) return part;
    const kept = Object.entries(part).filter(
      ([name, member]) => !(name === 'examples' && (Array.isArray(member) || isExamples(member))),
    );
    return Object.fromEntries(kept.map(([name, member]) => [name, drop(member ?? null)]));
  };
  const dropped = drop(value);
  return isObject(dropped) ? dropped : value;
}

/** The examples of a media type: a field of this name would have a schema. */
function isExamples(value: JsonValue | undefined): boolean {
  return isObject(value) && Object.values(value).every((one) => isObject(one) && ('value' in one || '$ref' in one));
}
