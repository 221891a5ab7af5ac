import type { ServeCall } from '../../packages/simulator/node/server/serve-call.ts';

/** How long a message is under way. */
const WAY_MS = 10;

/** On the clock of the program, which a test may simulate. True when `left` ended it. */
export function wait(milliseconds: number, left?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isLeft: boolean) => {
      clearTimeout(timer);
      left?.removeEventListener('abort', leave);
      resolve(isLeft);
    };
    const leave = () => end(true);
    const timer = setTimeout(end, milliseconds, false);
    left?.addEventListener('abort', leave);
    if (left?.aborted) leave();
  });
}

/** A `fetch` without HTTP, whose messages take a time of their own. It cuts connections, follows redirects, and leaves when it is aborted. */
export function createFetch(serve: ServeCall): typeof fetch {
  const send = async (request: Request, left: AbortSignal): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const body = new Uint8Array(await request.clone().arrayBuffer());
    await wait(WAY_MS);
    const response = await serve(
      {
        method: request.method,
        target: pathname + search,
        headers: [...request.headers],
        address: '127.0.0.1',
        ...(body.length > 0 && { body }),
      },
      left,
    );
    await wait(WAY_MS);
    const { status, headers, delivery } = response;
    if (delivery?.isCut) throw new TypeError('fetch failed');
    if (delivery?.isRedirect && request.redirect === 'follow')
      return send(new Request(new URL(headers.Location ?? '', request.url), request), left);
    return new Response(response.body, { status, headers });
  };
  return async (input, init) => {
    const left = init?.signal ?? new AbortController().signal;
    left.throwIfAborted();
    const end = new AbortController();
    const aborted = new Promise<never>((_, reject) => {
      left.addEventListener('abort', () => reject(left.reason), { signal: end.signal });
    });
    const received = send(new Request(input, { ...init, signal: null }), left);
    return Promise.race([received, aborted]).finally(() => end.abort());
  };
}
