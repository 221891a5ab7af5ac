import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isObject, type JsonValue, members } from '../../content/json/json-value.ts';

/** Sections of components whose names are the contract's. */
const NAMED = ['schemas', 'messages'];

/** `cardId`, `X-Nonce`, `422004`: no word of English, HTTP or a program of another subject. */
const SPECIFIC = /[a-z][A-Z]|^X-|^\d{6}$/;

/**
 * Words that only this contract has, read from its documents: ids of operations, names of fields, parameters, headers and schemas, error codes. One
 * that could be a word of any API by its form (`amount`, `status`) is none.
 */
export async function readContractWords(root: string, files: readonly string[]): Promise<Set<string>> {
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  return new Set(texts.flatMap((text) => listWords(parse(text, { maxAliasCount: -1 }))));
}

/** The same of one document. */
export function listWords(value: JsonValue): string[] {
  if (Array.isArray(value)) return value.flatMap(listWords);
  if (!isObject(value)) return [];
  const { operationId, name, in: location, properties, headers } = value;
  const own = [
    ...(typeof operationId === 'string' ? [operationId] : []),
    ...(typeof name === 'string' && location !== undefined ? [name] : []),
    ...members(properties).map(([field]) => field),
    ...members(headers).map(([header]) => header),
    ...NAMED.flatMap((section) => members(value[section]).map(([schema]) => schema)),
    ...Object.keys(value).filter((key) => /^\d{6}$/.test(key)),
  ];
  return [...own.filter((word) => SPECIFIC.test(word)), ...Object.values(value).flatMap(listWords)];
}
