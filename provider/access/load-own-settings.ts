import type { Settings } from '../../src/playground/provider/environment.ts';
import type { Call } from '../../src/playground/provider/session.ts';
import { loadEnvironmentStrings, type Text } from '../../src/site/i18n.ts';

/** The fields of the reader's own server, which few readers want, with their texts. */
export async function loadOwnSettings(locale: string, t: Text): Promise<(call: Call) => Settings> {
  const [{ describeOwnSettings }] = await Promise.all([import('./own-settings.ts'), loadEnvironmentStrings(locale)]);
  return ({ operation }) => describeOwnSettings(operation.id, t);
}
