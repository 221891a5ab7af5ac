export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS' | 'TRACE' | 'QUERY';

/** The mark of a page and of its links: the method of an operation; a channel is a websocket, or events over another protocol. */
export type Badge = Method | 'WS' | 'EVENT';
