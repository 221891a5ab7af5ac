/** Reason phrases (RFC 9110) of the statuses of the contract: a browser tells none over HTTP/2, and the provider in the page has none. */
const PHRASES: Record<number, string> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** `202 Accepted`. */
export function formatStatus(status: number): string {
  return `${status} ${PHRASES[status] ?? ''}`.trim();
}
