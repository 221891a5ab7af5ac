import type { FaultKind } from './envelope-state.ts';

/** What happens to a response between the provider and the caller. The transport does what `seal` cannot. */
export type Delivery = {
  /** What was played. */
  fault: FaultKind;
  /** The signature is missing, is that of other bytes, or is made by a key that the provider never published; or all is well, and the other published key made it. */
  seal?: 'unsigned' | 'altered' | 'other_key' | 'second_key';
  /** The connection ends instead. */
  isCut?: true;
  /** A redirect is sent instead, as by a proxy that is configured wrongly. */
  isRedirect?: true;
  /** How long the response is held. */
  delayMs?: number;
  /** Until then it is held only as long as the caller waits. */
  isUntilLeft?: true;
};
