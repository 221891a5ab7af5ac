import { METHODS } from '../../scripts/document/reader.js';

/** @import { SpecNode } from '../../scripts/document/spec-walk.js' */

/** @type {Record<string, string>} */
const BY_PARENT = {
  tags: 'tag',
  channels: 'channel',
  operations: 'operation',
  parameters: 'parameter',
  headers: 'header',
  responses: 'response',
  messages: 'message',
  securitySchemes: 'security scheme',
  servers: 'server',
};

/**
 * What an object of a document is, in the words of OpenAPI and AsyncAPI: `operation`, `tag`, `schema`.
 * @param {SpecNode} found
 * @returns {string}
 */
export function getPosition({ path, kind }) {
  if (kind !== 'object') return kind;
  if (path.length === 0) return 'document';
  if (path.length === 1 && path[0] === 'info') return 'info';
  if (path.length === 3 && path[0] === 'paths' && METHODS.includes(path[2] ?? '')) return 'operation';
  return BY_PARENT[path.at(-2) ?? ''] ?? 'object';
}
