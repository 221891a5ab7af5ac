/** What a status means for the reader: wait, use it, it is paused, it is over, it went wrong. */
export type StateKind = 'waiting' | 'good' | 'held' | 'ended' | 'failed';
