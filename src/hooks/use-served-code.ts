import { useSyncExternalStore } from 'react';
import type { CodeSource } from '../model/code-source.ts';

/** Code with the origin of this page in place of the published one, once hydrated: a copy of the site brings its own downloads. */
export function useServedCode(code: CodeSource): CodeSource {
  const { origin } = code;
  const served = useSyncExternalStore(
    () => () => undefined,
    // A file on disk has no origin.
    () => (origin !== undefined && location.protocol.startsWith('http') ? location.origin : origin),
    () => origin,
  );
  return origin === undefined || served === undefined ? code : { ...code, html: code.html.replaceAll(origin, served) };
}
