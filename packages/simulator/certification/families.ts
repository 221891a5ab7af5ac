import type { CertificationLog, Exchange } from './exchange.ts';

/** Which token family each call belongs to. All tokens that come of one code are one. */
export type Families = {
  /** By the digest of an access token. */
  find(token: string | undefined): string | undefined;
  /** Undefined for a call without a token that was issued. */
  see(exchange: Exchange): string | undefined;
};

export function createFamilies(): Families {
  const names = new Map<string, string>();
  let count = 0;
  const find = (token: string | undefined) => (token === undefined ? undefined : names.get(token));
  const add = () => {
    count += 1;
    return `family-${count}`;
  };
  return {
    find,
    see({ grant, token, status, refreshSent, refreshIssued, tokenIssued }) {
      const isAccepted = status < 300;
      // A token that was handed over by other means than a grant is accepted too.
      const name = grant === undefined ? find(token) : find(refreshSent);
      const isOwn = grant === undefined ? token !== undefined : tokenIssued !== undefined;
      const family = name ?? (isAccepted && isOwn ? add() : undefined);
      if (family === undefined) return undefined;
      for (const one of grant === undefined ? [token] : [tokenIssued, refreshSent, refreshIssued])
        if (one !== undefined) names.set(one, family);
      return family;
    },
  };
}

/** Calls of the token service, and of no family. */
const NO_TOKEN = 'no-token';

/** The log of each client, where each token family is one. Listeners have no token. */
export function splitFamilies(log: CertificationLog): (readonly [client: string, log: CertificationLog])[] {
  const families = createFamilies();
  const clients = new Map<string, Exchange[]>();
  for (const exchange of log.exchanges) {
    const client = families.see(exchange) ?? NO_TOKEN;
    clients.set(client, [...(clients.get(client) ?? []), exchange]);
  }
  if (log.sockets.length > 0 && !clients.has(NO_TOKEN)) clients.set(NO_TOKEN, []);
  return [...clients].map(([client, exchanges]) => {
    const sockets = client === NO_TOKEN ? log.sockets : [];
    return [client, { ...log, exchanges, sockets }];
  });
}
