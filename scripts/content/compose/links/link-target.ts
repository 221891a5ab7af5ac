import { posix } from 'node:path';

/** Whether an address leads to another site or program. */
export function isForeign(target: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(target);
}

/**
 * Address of a link as the page uses it: relative ones, with or without `.md`, are resolved against the page's path.
 * Fragments, site paths and foreign addresses stay as they are.
 */
export function resolveTarget(target: string, pagePath: string): string {
  if (isForeign(target) || target.startsWith('#') || target.startsWith('/')) return target;
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/.exec(target) ?? [];
  const folder = pagePath.endsWith('/') ? pagePath : posix.dirname(pagePath);
  const resolved = posix.join(folder, address.replace(/\.md$/, '')).replace(/(^|\/)index$/, '$1');
  return resolved + rest;
}
