import type { At, Direction } from './document/schema.ts';

/** A body, a group of parameters or a message: what is described at one place of a page. */
export type DocumentPart = {
  /** `path`, `query`, `body`, `response 200`, `message ack`: see `PagePart`. */
  place: string;
  at: At;
  /** One schema for each media type, or the named parameters. */
  mediaTypes: string[];
  /** The whole value; undefined for parameters. */
  schemas: At[];
  parameters: Parameter[];
  direction: Direction;
  /** The operation states which values of its schema occur (`x-response-values`). */
  isNarrowed?: boolean;
};

export type Parameter = { name: string; at: At; schema: At; required: boolean };

/** One alternative of the security: what a request has to bring, by place and name. */
export type Alternative = { credentials: { place: string; name: string; scopes: string[] }[]; at: At };

/** Everything a page has to say of an operation or a channel. */
export type Subject = {
  kind: 'operation' | 'channel';
  api: string;
  /** `GET /pots/{id}`, or the address of a channel. */
  name: string;
  id: string;
  at: At;
  isSentByPlatform: boolean;
  /** Of a callback, whose operation may have others with the same address: its summary, and its name. */
  callback?: { name: string; summary: string };
  deprecated: boolean;
  servers: { url: string; at: At }[];
  /** No server names a host: its addresses are paths. */
  hasNoHost: boolean;
  parts: DocumentPart[];
  security?: Alternative[];
  /** Examples as written, by the place that has them. */
  examples: { place: string; name: string; value: unknown; at: At; isShared: boolean }[];
  /** Names that are in the text somewhere: correlation, and what the page cannot show. */
  mentions: { text: string; at: At }[];
  /** Operations that its responses link to, by their ids. */
  links: { id: string; at: At }[];
  /** Its first tag; a callback has that of its operation. */
  tag: string;
};

/** A field as a page shows it. `path` without the elements of arrays and the names of options; `head`: type and marks, divided by ` · `. */
export type PageField = { path: string; head: string; words: string };

/** `name`: that of the type of the whole value. */
export type PagePart = { place: string; words: string; fields: PageField[]; name?: string };

/** What a page, or its Markdown, says. */
export type PageFacts = { file: string; words: string; parts: PagePart[]; codes: string[] };

/** Where page and document, or page and Markdown, disagree. */
export type Difference = { kind: string; page: string; pointer: string; message: string };
