import { getEssence } from '../client/media-type.ts';
import type { StreamItem } from '../client/received.ts';

type Item = Omit<StreamItem, 'at'>;

/** Reads the items of a stream from its text, in pieces of any length. */
export type ItemReader = {
  push(text: string): Item[];
  /** What is left when nothing more comes. */
  end(): Item[];
};

/** Undefined for a media type that is no stream of items. */
export function createItemReader(mediaType: string): ItemReader | undefined {
  const type = getEssence(mediaType);
  if (type === 'text/event-stream') return createEventReader();
  // A sequence has a record separator before each text. https://www.rfc-editor.org/rfc/rfc7464
  if (type === 'application/json-seq') return createLineReader('\x1e');
  return /^application\/(?:x-)?(?:ndjson|jsonl|jsonlines|json-lines)$/.test(type) ? createLineReader('\n') : undefined;
}

function createLineReader(separator: string): ItemReader {
  let rest = '';
  const toItems = (lines: string[]) => lines.filter((line) => line.trim()).map((line) => ({ data: line.trim() }));
  return {
    push(text) {
      const lines = (rest + text).split(separator);
      rest = lines.pop() ?? '';
      return toItems(lines);
    },
    end: () => toItems([rest]),
  };
}

/** https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation */
function createEventReader(): ItemReader {
  let rest = '';
  let data: string[] = [];
  let name = '';
  let id = '';
  const readLine = (line: string): Item[] => {
    if (line === '') {
      const event = { ...(name && { name }), ...(id && { id }), data: data.join('\n') };
      const isDispatched = data.length > 0;
      data = [];
      name = '';
      return isDispatched ? [event] : [];
    }
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'data') data.push(value);
    if (field === 'event') name = value;
    if (field === 'id' && !value.includes('\0')) id = value;
    return [];
  };
  return {
    push(text) {
      const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      return lines.flatMap(readLine);
    },
    // An event that no empty line ends is not complete.
    end: () => [],
  };
}
