import { RELAY_READY, RELAY_STOP, type RelayMessage, type RelayRequest } from './relay-message.ts';
import { streamRequest } from './send-request.ts';

// A document without content that sends requests to the reader's own address for a page of this site, in a frame: `decisions/0144`.

addEventListener('message', ({ origin, source, data, ports }: MessageEvent<RelayRequest>) => {
  const [port] = ports;
  if (origin !== location.origin || source !== parent || !port) return;
  const post = (message: RelayMessage) => port.postMessage(message);
  const controller = new AbortController();
  port.onmessage = (event) => {
    if (event.data === RELAY_STOP) controller.abort();
  };
  void streamRequest(data, {
    onHead: (head) => post({ head }),
    onChunk: (chunk) => post({ chunk }),
    signal: controller.signal,
  }).then((ending) => post({ ending }));
});

if (parent !== window) parent.postMessage(RELAY_READY, location.origin);
