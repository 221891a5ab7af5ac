import type { Ending, RelayReply, ReplyHead, ReplyReader } from './relay-message.ts';

/** Waits for a whole response, and reads it as text. */
export async function collectText(stream: (reader: ReplyReader) => Promise<Ending>): Promise<RelayReply> {
  let head: ReplyHead | undefined;
  let body = '';
  const decoder = new TextDecoder();
  const ending = await stream({
    onHead: (received) => {
      head = received;
    },
    onChunk: (bytes) => {
      body += decoder.decode(bytes, { stream: true });
    },
  });
  return head && ending === 'done' ? { ...head, body: body + decoder.decode() } : undefined;
}
