import type { Settings } from '../../../src/playground/provider/environment.ts';
import type { Call } from '../../../src/playground/provider/session.ts';
import { loadStrings, type Text } from '../strings/text.ts';

/** The fields of the reader's own server, which few readers want, with their texts. */
export async function loadOwnSettings(locale: string, t: Text): Promise<(call: Call) => Settings> {
  const [{ describeOwnSettings }] = await Promise.all([import('./own-settings.ts'), loadStrings(locale, 'own-server')]);
  return ({ operation }) => describeOwnSettings(operation.id, t);
}
