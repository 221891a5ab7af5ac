/** A mistake of whoever called the command or wrote what it reads; its message is all there is to say. */
export class AuthorError extends Error {}
