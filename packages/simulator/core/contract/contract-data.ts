import type { OperationId } from './schemas.ts';

/** How an operation treats repeated requests (contract 2.10). */
export type IdempotencyRule = 'required' | 'optional' | 'natural' | 'none';

export type ParameterContract = {
  name: string;
  in: 'path' | 'query' | 'header';
  /** What the text on the wire is converted to before validation. */
  type: 'integer' | 'boolean' | 'string';
};

/** What the provider takes of one operation of the OpenAPI documents. */
export type OperationContract = {
  id: OperationId;
  /** Upper case. */
  method: string;
  /** With its parameters in braces: `/v2/card/{cardId}`. */
  path: string;
  service: 'merchant' | 'token';
  /** Undefined where no access token is needed. */
  scope?: string;
  idempotency: IdempotencyRule;
  /** Names of `x-rate-limits`. */
  rateLimits: string[];
  /** All codes that the operation may return: its own and those of its groups. */
  errorCodes: number[];
  /** Status of a success; the first one is the usual. */
  statuses: number[];
  hasBody: boolean;
  parameters: ParameterContract[];
};

export type LocalisedText = { en: string; zh: string };

export type RateLimit = { limit: number; windowSeconds: number; burst?: number };

/** `fields`: what an error without details is about, the first of them that an operation has. */
export type ContractError = { name: string; message: LocalisedText; concerns?: 'signature'; fields?: string[] };

/** A row of `x-transitions`. */
export type TransitionRow = { key: string; from: string[]; to: string };

/** Everything that the provider takes of the documents besides the validators. Generated: see site/generate. */
export type ContractData = {
  operations: OperationContract[];
  errors: Record<string, ContractError>;
  failures: Record<string, LocalisedText>;
  kycReasons: Record<string, LocalisedText>;
  currencies: Record<string, { scale: number }>;
  rateLimits: Record<string, RateLimit>;
  /** By name of the status schema, or of the machine of the channel. */
  transitions: Record<string, TransitionRow[]>;
};
