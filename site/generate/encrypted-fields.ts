import { asString, isObject, members } from '../../scripts/content/json/json-value.ts';
import type { ApiDocument } from '../../scripts/content/read/api.ts';
import { IncompleteContract } from './incomplete-contract.ts';
import { getSchema, getSchemas } from './schema-data.ts';

type EncryptedField = { secret: string; pattern: string; isBoundToCard: boolean };

/** Every `x-encrypts`: the field, and the properties of its plaintext. */
function listPlaintexts(apis: readonly ApiDocument[]) {
  return apis
    .flatMap(({ document }) => members(getSchemas(document)))
    .flatMap(([, schema]) => (isObject(schema) ? members(schema.properties) : []))
    .flatMap(([field, property]) => {
      const name = isObject(property) ? asString(property['x-encrypts']) : undefined;
      if (name === undefined) return [];
      const properties = members(getSchema(apis, name).properties);
      const secrets = properties.filter(([, value]) => isObject(value) && value['x-secret'] === true);
      return [{ field, properties, secrets }];
    });
}

/** The fields that a client encrypts: each holds one secret. */
export function readEncryptedFields(apis: readonly ApiDocument[]): Record<string, EncryptedField> {
  return Object.fromEntries(
    listPlaintexts(apis).flatMap(({ field, properties, secrets: [secret, ...others] }) => {
      if (!secret || others.length > 0) return [];
      const [name, schema] = secret;
      const pattern = isObject(schema) ? asString(schema.pattern) : undefined;
      if (pattern === undefined) throw new IncompleteContract(`The secret of ${field} has no pattern.`);
      return [[field, { secret: name, pattern, isBoundToCard: properties.some(([other]) => other === 'cardId') }]];
    }),
  );
}

/** The fields that a client decrypts: several secrets each, as a card has. */
export function readDecryptedFields(apis: readonly ApiDocument[]): string[] {
  return listPlaintexts(apis).flatMap(({ field, secrets }) => (secrets.length > 1 ? [field] : []));
}

/** The secrets of all plaintexts, for who shows one. */
export function readSecretClaims(apis: readonly ApiDocument[]): string[] {
  return [...new Set(listPlaintexts(apis).flatMap(({ secrets }) => secrets.map(([name]) => name)))].toSorted();
}
