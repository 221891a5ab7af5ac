/** A call as the reader edits it: what differs from one call to the next. */
export type Draft = {
  /** Values of path and query parameters by name; an empty one is not sent. */
  parameters: Record<string, string>;
  /** The text of the body, as it will be sent; undefined for an operation without one. */
  body: string | undefined;
  /** Of the media types of the body the chosen one; without a choice, the first one of the document. */
  mediaType?: string;
  /** Files of the body by the names of its fields; the whole body has the empty name. */
  files?: Readonly<Record<string, readonly File[]>>;
};
