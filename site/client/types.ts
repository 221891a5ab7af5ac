// Everything that the package promises: its declarations are made from this file, so it imports nothing of the project.

/** An RSA key as a JWK (RFC 7517), or as PEM with its id. */
export type Key = Jwk | { kid: string; pem: string };

/** Members that a key needs; others are ignored. */
export type Jwk = { kty: string; kid: string; n: string; e: string; d?: string; [member: string]: unknown };

/** Tokens of the merchant API. Whoever has them and your signing key acts for you: store them encrypted. */
export type Tokens = {
  accessToken: string;
  refreshToken: string;
  /** When the access token ends, in Unix milliseconds. */
  expiresAt: number;
};

/** Where access tokens come from: a one-time code, tokens of a run before, or a function of yours that several instances share. */
export type Access =
  | { code: string; saveTokens?: SaveTokens }
  | { tokens: Tokens; saveTokens?: SaveTokens }
  | { getToken: (refused?: string) => Promise<string> };

/** Called with each new pair before it is used. The former refresh token is useless from then on. */
type SaveTokens = (tokens: Tokens) => void | Promise<void>;

/** A call as it leaves, without what is new for each attempt. `repeat` of a client sends it again. */
export type SentCall = {
  method: string;
  url: string;
  /** Absent where the operation takes none. */
  idempotencyKey?: string;
  /** Encrypted fields are encrypted: a repeat sends the same bytes. */
  body?: string;
};

export type SigningOptions = {
  merchantId: string;
  /** Your private signing key. */
  signingKey: Key;
  /** Public keys of the provider that sign responses; two while they rotate. A response of any other key is refused. */
  verificationKeys: Key[];
  /** The public key of the provider that encrypts your fields. */
  encryptionKey?: Key;
  /** Your private encryption key; without it, encrypted fields of responses stay as they are. */
  decryptionKey?: Key;
  /** Not needed for the token service alone. */
  access?: Access;
  /** Language of messages, `en` by default. */
  language?: 'en' | 'zh-CN';
  /** For each attempt, the body of the response included; 15 seconds by default. */
  timeoutMs?: number;
  /** Of one call, 4 by default. */
  maxAttempts?: number;
  /** A longer wait than this is left to you: the refusal says how long. 30 seconds by default. */
  maxWaitMs?: number;
  /** Called before the first attempt of each call that changes something: store the call, so that a crash can be followed by `repeat`. */
  beforeSend?: (call: SentCall) => void | Promise<void>;
  /** What sends; the `fetch` of the platform by default. */
  fetch?: typeof fetch;
};

export type ClientOptions = SigningOptions & {
  /** Origin of the merchant API. */
  baseUrl: string;
  /** Origin of the token service; that of the merchant API by default. */
  tokenBaseUrl?: string;
};

/** Why nobody can say whether a call was executed. */
export type UnknownReason =
  /** The time limit of an attempt. */
  | 'timeout'
  /** No connection, or a connection that was cut. */
  | 'connection'
  /** HTTP 5xx. */
  | 'server'
  /** 401010: your HTTP library or a proxy sent the same request twice, and this is the response of the second one. */
  | 'duplicate'
  /** A response that the provider did not sign, or that was altered on its way. */
  | 'unverified'
  /** A redirect, which is never followed. */
  | 'redirect'
  /** Your own signal. */
  | 'aborted'
  /** Sent before, by `repeat`: this time it was refused without a look at the former one. */
  | 'earlier';

/** The outcome is unknown: repeat the call with the same key and bytes, or read the object. Never count it as refused. */
export interface UnknownOutcome extends Error {
  readonly kind: 'unknown';
  readonly reason: UnknownReason;
  readonly call: SentCall;
}

/** The API refused the call: it had no effect. */
export type Refusal = {
  kind: 'refused';
  /** HTTP status. */
  status: number;
  /** Six digits; stable. */
  code: number;
  /** Name of the code; stable. */
  name: string;
  /** For developers, in the language of the client. */
  message: string;
  details: { field: string; rule: string; message: string }[];
  /** Id of the existing object, with 409002 and 409202. */
  existingId?: string;
  /** Quote it to support. */
  requestId: string;
  /** Least time to wait, where waiting helps. */
  retryAfterMs?: number;
};

/** `data` of the envelope, or why there is none. */
export type Result<Data> =
  | { data: Data; error?: undefined; response: Response }
  | { data?: undefined; error: Refusal; response: Response }
  | { data?: undefined; error: UnknownOutcome; response?: undefined };

/** An event of the websocket. */
export type ListenEvent = {
  type: string;
  messageId: string;
  seq: number;
  replay: boolean;
  occurredAt: string;
  data: object;
};

export type ListenOptions<Event = ListenEvent> = {
  /** Resolves when the event is in your database; it is acknowledged then. What rejects arrives again. */
  store: (event: Event) => Promise<void>;
  /** Events of one user; of all users by default. */
  userId?: string;
  /** Ends the connection. */
  signal?: AbortSignal;
  /** For platforms without one, such as Node.js 20: the class of the package `ws`. */
  WebSocket?: new (
    url: string,
    protocol: string,
  ) => object;
};

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type PathsWith<Paths, M extends Method> = {
  [Path in keyof Paths]: Paths[Path] extends { [Name in M]: object } ? Path : never;
}[keyof Paths];

type Operation<Paths, Path extends keyof Paths, M extends Method> = M extends keyof Paths[Path]
  ? Paths[Path][M]
  : never;

/** An object whose every member is optional may be left out. */
type Optional<Name extends string, Value> = [Exclude<Value, undefined>] extends [never]
  ? { [Key in Name]?: undefined }
  : // biome-ignore lint/complexity/noBannedTypes: the way to ask whether every member is optional
    {} extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

type Parameters<Op> = Op extends { parameters: infer P }
  ? Optional<'params', { [In in keyof P]: P[In] }>
  : { params?: undefined };

type Body<Op> = Op extends { requestBody: { content: { 'application/json': infer B } } }
  ? { body: B }
  : Op extends { requestBody?: { content: { 'application/json': infer B } } }
    ? { body?: B }
    : { body?: undefined };

type Init<Op> = Parameters<Op> & Body<Op> & { headers?: Record<string, string>; signal?: AbortSignal };

// biome-ignore lint/complexity/noBannedTypes: see Optional
type Arguments<Op> = {} extends Init<Op> ? [init?: Init<Op>] : [init: Init<Op>];

type Success<Op> = Op extends { responses: infer Responses }
  ? Responses[keyof Responses & (200 | 201 | 202)] extends { content: { 'application/json': { data: infer Data } } }
    ? Data
    : unknown
  : unknown;

type Call<Paths, M extends Method> = <Path extends PathsWith<Paths, M>>(
  path: Path,
  ...init: Arguments<Operation<Paths, Path, M>>
) => Promise<Result<Success<Operation<Paths, Path, M>>>>;

export type Client<Paths, Event = ListenEvent> = {
  GET: Call<Paths, 'get'>;
  POST: Call<Paths, 'post'>;
  PUT: Call<Paths, 'put'>;
  PATCH: Call<Paths, 'patch'>;
  DELETE: Call<Paths, 'delete'>;
  /** Sends a call again, with its key and its bytes, also in another process than the first time. */
  repeat: (call: SentCall) => Promise<Result<unknown>>;
  /** Stays connected until a close code forbids it, and returns that code. Rejects with a `Refusal` of the ticket. */
  listen: (options: ListenOptions<Event>) => Promise<number>;
  /** What signs and verifies, for another typed layer. */
  fetch: typeof fetch;
};
