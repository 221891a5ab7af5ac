/** What the outside world cannot do now: the sentence says why. Only controls throw it. */
export class Impossible extends Error {}
