import { isRecord } from '../../../base/encoding/json.ts';
import { countRequest } from '../envelope/rate-limits.ts';
import type { Work } from '../state/work.ts';

/** The limit per card of an activation, whose card is in the body: counted as soon as the body can be read. */
export function limitActivation(work: Work, operation: string, body: unknown): void {
  if (operation === 'activateCard' && isRecord(body)) countRequest(work, 'cardSecret', `${body.cardId}:${operation}`);
}
