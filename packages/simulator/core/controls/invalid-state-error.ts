/** What cannot happen in the present state: the message says why. Only controls throw it. */
export class InvalidStateError extends Error {}
