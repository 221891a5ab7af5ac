import { signForTool } from '../../../packages/simulator/protocol/signing/sign-for-tool.ts';
import { isLoopback } from '../../../src/playground/environment/send-to-address.ts';
import { findAccessToken } from '../access/access-token.ts';
import { getTestCredentials } from '../access/call-target.ts';
import { ConnectionError } from '../environments/connection-error.ts';
import { createPageProvider, type PageProvider } from '../environments/page-provider.ts';
import { getSigningPresent } from '../environments/present.ts';
import { connectServer } from '../environments/server-provider.ts';
import { createStateStorage } from '../environments/state-storage.ts';
import { ensureToken } from '../fields/prepare.ts';

/** The server of the document that means the provider in the page: no request to it leaves the browser. `.invalid` is no host anywhere (RFC 2606). */
export const PAGE_ORIGIN = 'https://sandbox-in-this-page.invalid';

/**
 * `fetch` for Scalar. A request to a sandbox gets a signature, an access token, encrypted fields and the time of the sandbox's clock, whatever the
 * form has in these fields; any other goes out as it is. `describe` says that nobody listens at an address.
 */
export function createFetch(
  locale: string,
  describe: (address: string) => string,
  pageProvider = createPageProvider(createStateStorage()),
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { origin } = new URL(request.url);
    if (origin === PAGE_ORIGIN) return send(request, pageProvider, locale);
    if (!isLoopback(origin)) return fetch(request);
    try {
      return await send(request, await connectServer(origin), locale);
    } catch (error) {
      throw error instanceof ConnectionError ? new TypeError(describe(origin)) : error;
    }
  };
}

async function send(request: Request, provider: PageProvider, locale: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = new Uint8Array(await request.arrayBuffer());
  const unsigned = {
    method: request.method,
    target: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(body.length > 0 && { body }),
  };
  const { merchantId, key, recipient } = getTestCredentials();
  const signed = await signForTool(unsigned, {
    signer: { merchantId, key },
    now: () => getSigningPresent(provider.getState()),
    ...(recipient && { recipient }),
    async getToken() {
      await ensureToken({ provider, locale });
      return findAccessToken(provider.getState())?.token ?? '';
    },
  });
  const response = await provider.send({
    method: signed.method,
    target: signed.target,
    headers: Object.entries(signed.headers),
    ...(signed.body && { body: signed.body }),
  });
  if (!response) throw new ConnectionError('noServer');
  return new Response(response.body, { status: response.status, headers: response.headers });
}
