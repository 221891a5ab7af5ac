import type { JsonValue } from '../../model/schema.ts';

/** Text and value of a body say the same: whoever changes one makes both, by `client/draft.ts`. */
export type DraftBody = { text: string; value: JsonValue | undefined };

/** A call as the reader edits it: what differs from one call to the next. */
export type Draft = {
  /** Values of path and query parameters by name; an empty one is not sent. */
  parameters: Record<string, string>;
  /** Undefined for an operation without one. */
  body: DraftBody | undefined;
  /** Of the media types of the body the chosen one; without a choice, the first one of the document. */
  mediaType?: string;
  /** Files of the body by the names of its fields; the whole body has the empty name. */
  files?: Readonly<Record<string, readonly File[]>>;
};
