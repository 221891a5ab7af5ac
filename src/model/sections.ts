import type { Channel } from './channel.ts';
import type { Operation } from './operation.ts';

/** The sections of a reference page in reading order. The name is both the fragment and the key of its title. */
export type SectionId =
  | 'headers'
  | 'path'
  | 'parameters'
  | 'query'
  | 'cookie'
  | 'body'
  | 'responses'
  | 'errors'
  | 'sequence'
  | 'states'
  | 'related'
  | 'messages'
  | 'close-codes';

/** Sections of an operation about the call itself: what to send, what comes back, what changes. */
export function callSections({ parameters, body, responses, effects = [] }: Operation): SectionId[] {
  return getPresent([
    ['path', parameters.path.length > 0],
    ['query', parameters.query.length > 0],
    ['body', body !== undefined],
    ['headers', parameters.header.length > 0],
    ['cookie', parameters.cookie.length > 0],
    ['responses', responses.length > 0],
    ['states', effects.length > 0],
  ]);
}

/** Its sections after all that the page says about the call. */
export function outcomeSections({ errors, related = [] }: Operation): SectionId[] {
  return getPresent([
    ['errors', errors.length > 0],
    ['related', related.length > 0],
  ]);
}

/** Sections that the view of a channel shows. Each message is a heading below `messages`, at `messageId(name)`. */
export function channelSections({
  path = [],
  query,
  messages,
  closeCodes,
  sequence,
  machines = [],
}: Channel): SectionId[] {
  return getPresent([
    ['messages', messages.length > 0],
    ['parameters', path.length > 0],
    ['query', query.length > 0],
    ['sequence', sequence !== undefined],
    ['close-codes', closeCodes.length > 0],
    ['states', machines.length > 0],
  ]);
}

function getPresent(sections: [SectionId, boolean][]): SectionId[] {
  return sections.filter(([, isPresent]) => isPresent).map(([id]) => id);
}

/** Fragment of one message: `message-ack.result`. */
export function messageId(name: string): string {
  return `message-${name.replace(/[\s"'<>#%&?]+/g, '_')}`;
}

/** Fragment of one close code: `close-4401`. */
export function closeCodeId(code: number): string {
  return `close-${code}`;
}
