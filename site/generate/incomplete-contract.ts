/**
 * The documents lack something that the simulated provider is made of: an author's mistake, for which a gate of `npm run spec` reports the
 * file and the line. The message is a sentence.
 */
export class IncompleteContract extends Error {}
