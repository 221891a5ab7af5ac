import { getSiteBase } from '../../dom/site-base.ts';
import {
  type Ending,
  RELAY_READY,
  RELAY_STOP,
  type RelayMessage,
  type RelayRequest,
  type ReplyReader,
} from '../../relay/relay-message.ts';

/** A frame that the host of this site refuses to show says nothing at all. */
const READY_MS = 10_000;

/** The host of this site refuses frames, by a header such as `X-Frame-Options: DENY`. */
export class FrameRefusedError extends Error {}

let relay: Promise<Window> | undefined;

/** Sends a request by way of the relay, which alone may connect anywhere: `decisions/0144`. */
export async function streamThroughRelay(
  request: RelayRequest,
  { onHead, onChunk, signal }: ReplyReader,
): Promise<Ending> {
  relay ??= openRelay();
  const frame = await relay.catch((error: unknown) => {
    relay = undefined;
    throw error;
  });
  const { port1, port2 } = new MessageChannel();
  signal?.addEventListener('abort', () => port1.postMessage(RELAY_STOP));
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<RelayMessage>) => {
      if ('head' in data) onHead(data.head);
      else if ('chunk' in data) onChunk(data.chunk);
      else {
        port1.close();
        resolve(data.ending);
      }
    };
    frame.postMessage(request, location.origin, [port2]);
  });
}

function openRelay(): Promise<Window> {
  const frame = document.createElement('iframe');
  frame.src = `${getSiteBase()}relay.html`;
  frame.hidden = true;
  return new Promise((resolve, reject) => {
    const follow = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || data !== RELAY_READY || !frame.contentWindow) return;
      end();
      resolve(frame.contentWindow);
    };
    const end = () => {
      clearTimeout(timer);
      removeEventListener('message', follow);
    };
    const timer = setTimeout(() => {
      end();
      frame.remove();
      reject(new FrameRefusedError('The relay does not load.'));
    }, READY_MS);
    addEventListener('message', follow);
    document.body.append(frame);
  });
}
