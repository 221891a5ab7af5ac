import { collectText } from '../../relay/collect-text.ts';
import type { Ending, RelayReply, RelayRequest, ReplyReader } from '../../relay/relay-message.ts';
import { streamRequest } from '../../relay/send-request.ts';
import { streamThroughRelay } from './relay-client.ts';

const LOOPBACK = ['localhost', '127.0.0.1'];

/** Whether an address is a server of this machine, over HTTP. */
export function isLoopback(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'http:' && LOOPBACK.includes(url.hostname);
}

/** Sends a request to any address. Every page may connect to this machine; the policy of the relay has no more than other addresses. */
export function streamToAddress(request: RelayRequest, reader: ReplyReader): Promise<Ending> {
  return isLoopback(request.url) ? streamRequest(request, reader) : streamThroughRelay(request, reader);
}

/** The same with a response that is text, as a whole. */
export function sendToAddress(request: RelayRequest): Promise<RelayReply> {
  return collectText((reader) => streamToAddress(request, reader));
}
