import type { CodeSource } from './code-source.ts';
import type { Method } from './method.ts';
import type { ProseNode } from './prose.ts';
import type { RelatedGroup } from './related.ts';
import type { Field, JsonValue, SchemaNode, Serialisation } from './schema.ts';
import type { StateEffect } from './state-machine.ts';

/** Whether the provider has confirmed the contract. */
export type ContractStatus = 'draft' | 'confirmed';

export type Idempotency = 'required' | 'optional' | 'none' | 'natural';

/** `isPlaceholder`: the document names no host, and the one of the URL is made up so that samples have one. */
export type Server = { url: string; description: string; isPlaceholder?: true };

/** What is shown before a path: the address of a server, without a host that nobody named. */
export function getBaseAddress(server: Server | undefined): string {
  const url = server?.url.replace(/\/$/, '') ?? '';
  return server?.isPlaceholder ? url.replace(/^[a-z]+:\/\/[^/]*/, '') : url;
}

/** A named example of a body, with its source text ready to show. */
export type NamedExample = {
  name: string;
  summary: string;
  description?: ProseNode[];
  value: JsonValue;
  code: CodeSource;
};

/** A body in one media type. `encoding`: how fields of a form are written, where the document says it. */
export type Content = {
  mediaType: string;
  schema: SchemaNode;
  examples: NamedExample[];
  encoding?: Record<string, Serialisation>;
};

/** A request that the document names: by a body, or by the values of parameters. Its responses have the same name. */
export type RequestExample = { name: string; summary: string };

export type Parameters = { path: Field[]; query: Field[]; header: Field[]; cookie: Field[] };

export type RequestBody = { required: boolean; description?: ProseNode[]; contents: Content[] };

export type ResponseDescription = {
  /** `200`, `4XX` or `default`. */
  status: string;
  description: ProseNode[];
  /** Headers that no earlier response of the operation has. */
  headers: Field[];
  /** Status of the first response, when its headers are left out here. */
  headersOf?: string;
  contents: Content[];
  /** It may have a body, which could not be read. */
  isUnread?: true;
  /** Status of the earlier response with the same body, whose fields are left out here. */
  bodyOf?: string;
};

/** What a call usually gets: what it creates or starts, where a repeat of the call gets another response. */
export function getUsualSuccess(responses: ResponseDescription[]): ResponseDescription | undefined {
  const successes = responses.filter(({ status }) => /^[123]/.test(status));
  return successes.find(({ status }) => status === '201' || status === '202') ?? successes[0];
}

/** `retry` of `x-errors`, what a reader can still do first. `fix`: change something first; `yes`: the same request may succeed later; `no`: do not repeat. */
export const RETRY_MARKS = ['fix', 'yes', 'no'] as const;

/** An error code of an operation, from the catalogue of the contract. */
export type ErrorCode = {
  code: number;
  name: string;
  status: number;
  meaning: string;
  retry: (typeof RETRY_MARKS)[number];
  action: string;
  /** The tool that finds out why a signature is not accepted explains it. */
  concerns?: 'signature';
  /** Listed by the operation itself, not by a group that all operations share. */
  specific: boolean;
};

/** The request of an operation in one language; `example` is the name of the request example, empty when there is none. */
export type CodeSample = {
  language: string;
  label: string;
  example: string;
  /** It imports the signing helper of its language, and signs by headers of its own or by query parameters. */
  signed?: 'headers' | 'query';
  /** So many lines at its beginning say how to run it and import what it needs: a page may fold them. */
  setupLines?: number;
  /** It was executed against the sandbox as it is, with this: `Python 3.11`. */
  executedWith?: string;
  code: CodeSource;
};

/** One HTTP operation, complete: what the page, its Markdown and its search entries are made from. */
export type Operation = {
  id: string;
  method: Method;
  path: string;
  summary: string;
  description: ProseNode[];
  /** Title of its tag in the page's language. */
  tag: string;
  status: ContractStatus;
  deprecated: boolean;
  /** A request that the provider sends to the reader: `path` is its name. */
  webhook?: true;
  servers: Server[];
  /** Scopes the access token needs; empty when it needs none; undefined when the document does not say. */
  scopes?: string[];
  idempotency?: Idempotency;
  /** Limits in words, narrowest first. */
  rateLimits: string[];
  /** The narrowest limit in numbers. */
  rate?: { requests: number; seconds: number };
  parameters: Parameters;
  body?: RequestBody;
  responses: ResponseDescription[];
  errors: ErrorCode[];
  /** Page on the order in which requests are checked; `errors` are in that order then. */
  checkOrder?: string;
  /** Page with the catalogue of error codes, where the site has one. */
  errorsPage?: string;
  /** Page with the signature doctor, where the site has one. */
  doctorPage?: string;
  /** What it changes, by the state machines of the contract. */
  effects?: StateEffect[];
  related?: RelatedGroup[];
  /** Each has samples; none where the document names no request. */
  examples: RequestExample[];
  samples: CodeSample[];
  /** Some responses have no request of their own: which of them comes is up to parameters, or to the object. */
  openAnswers?: true;
  /** Addresses of the published documents that hold it. */
  downloads: Download[];
  /** Address of a document that describes this operation alone: `/openapi/token/refreshUser.json`. */
  fragment?: string;
  /** Of the data that a call is made from, below the folder of the build, where no provider has it: `_data/calls/petstore.json`. */
  callDocument?: string;
};

/** `version` is that of the document. `size` in bytes is known of a built site. `below`: the paths of its pages, of several documents. */
export type Download = {
  label: string;
  format: 'yaml' | 'json';
  url: string;
  version?: string;
  size?: number;
  below?: string;
};
