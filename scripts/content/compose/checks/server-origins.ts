import type { LocaleBuildInput } from '../locale-build.ts';

const PROTOCOLS = new Set(['http:', 'https:', 'ws:', 'wss:']);
/** What a host may consist of in a source of a policy: a `*` would allow all hosts, a `;` would begin another directive. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/i;

/**
 * Origins that the console may send requests to, for `connect-src` of its policy. A server whose address has variables has no origin
 * yet; `file:` and wildcards would allow more than one server.
 */
export function serverOrigins(apis: Pick<LocaleBuildInput['apis'][number], 'operations'>[]): string[] {
  const urls = apis.flatMap(({ operations }) =>
    operations.flatMap(({ operation }) => operation.servers.map(({ url }) => url)),
  );
  const parsed = urls.filter((url) => URL.canParse(url)).map((url) => new URL(url));
  const allowed = parsed.filter(({ protocol, hostname }) => PROTOCOLS.has(protocol) && HOST.test(hostname));
  return [...new Set(allowed.map(({ origin }) => origin))];
}
