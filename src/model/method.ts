/** A method of HTTP, or any other that a document names (`additionalOperations` of OpenAPI 3.2). */
export type Method = KnownMethod | (string & {});

type KnownMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS' | 'TRACE' | 'QUERY';

/** The mark of a page and of its links: the method of an operation; a channel is a websocket, or events over another protocol. */
export type Badge = Method | 'WS' | 'EVENT';
