import type { Session } from '../../../src/playground/provider/session.ts';
import { getSession } from '../sandboxes.ts';
import { createPageProvider } from './page-provider.ts';
import { recordCall } from './sent-calls.ts';
import { createStateStorage } from './state-storage.ts';

let session: Session | undefined;

/** The sandbox of the page: one, so that every tool shows the same state. */
export function getPageSession(): Session {
  session ??= getSession(createPageProvider(createStateStorage(), recordCall));
  return session;
}
