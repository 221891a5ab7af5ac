import type { RelayReply, RelayRequest } from '../../relay/relay-message.ts';
import { sendRequest } from '../../relay/send-request.ts';
import { sendThroughRelay } from './relay-client.ts';

const LOOPBACK = ['localhost', '127.0.0.1'];

/** Whether an address is a server of this machine, over HTTP. */
export function isLoopback(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'http:' && LOOPBACK.includes(url.hostname);
}

/** Sends a request to any address. Every page may connect to this machine; the policy of the relay has no more than other addresses. */
export function sendToAddress(request: RelayRequest): Promise<RelayReply> {
  return isLoopback(request.url) ? sendRequest(request) : sendThroughRelay(request);
}
