import { asString, isObject } from '../../content/json/json-value.ts';
import type { ApiDocument } from '../../content/read/api.ts';

/** The version that all documents have; undefined when they differ. */
export function getVersion(apis: readonly ApiDocument[]): string | undefined {
  const versions = new Set(apis.map(({ document: { info } }) => (isObject(info) ? asString(info.version) : undefined)));
  const [version] = versions;
  return versions.size === 1 ? version : undefined;
}
