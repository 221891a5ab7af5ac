import { RELAY_READY, type RelayRequest } from './relay-message.ts';
import { sendRequest } from './send-request.ts';

// A document without content that sends requests to the reader's own address for a page of this site, in a frame: `decisions/0144`.

addEventListener('message', ({ origin, source, data, ports }: MessageEvent<RelayRequest>) => {
  if (origin !== location.origin || source !== parent) return;
  const [port] = ports;
  void sendRequest(data).then((reply) => port?.postMessage(reply));
});

if (parent !== window) parent.postMessage(RELAY_READY, location.origin);
