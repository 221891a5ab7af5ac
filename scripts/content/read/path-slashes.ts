import type { Finding, Report } from '../../findings/finding.ts';
import { toPointer } from '../json/json-pointer.ts';
import { isObject } from '../json/json-value.ts';
import type { SourceFile } from './source.ts';

/**
 * A path "MUST begin with a forward slash" (https://spec.openapis.org/oas/v3.1.1#paths-object): without it, the host of the server would
 * end in the path, and credentials would go to another host. Reports such paths and adds the slash.
 */
export function addPathSlashes(source: SourceFile, severity: Finding['severity'], report: Report): SourceFile {
  const { value, locate } = source;
  if (!isObject(value.paths)) return source;
  const { paths } = value;
  const added = new Map<string, string>();
  const entries = Object.entries(paths).flatMap(([key, item]) => {
    if (!isObject(item) || /^(?:\/|x-)/.test(key)) return [[key, item] as const];
    const pointer = toPointer(['paths', key]);
    const isTaken = Object.hasOwn(paths, `/${key}`);
    const message = `The path "${key}" does not begin with "/".${isTaken ? ` It is left out, because "/${key}" exists.` : ''}`;
    report({ severity, ...locate(pointer), message, hint: `Write "/${key}".` });
    added.set(toPointer(['paths', `/${key}`]), pointer);
    return isTaken ? [] : [[`/${key}`, item] as const];
  });
  if (added.size === 0) return source;
  return {
    ...source,
    value: { ...value, paths: Object.fromEntries(entries) },
    locate: (pointer) => locate(pointer.replace(/^\/paths\/[^/]*/, (path) => added.get(path) ?? path)),
  };
}
