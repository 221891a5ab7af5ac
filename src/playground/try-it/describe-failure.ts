import type { Text } from '../../strings/i18n.ts';
import { FrameRefusedError } from '../environment/relay-client.ts';
import type { Provider } from '../provider/provider.ts';

/** Why a call was not sent, for its reader; what nobody expected is on the console as well. */
export function describeFailure(error: unknown, { provider, t }: { provider: Provider; t: Text }): string {
  if (error instanceof FrameRefusedError) return t('playground:frameRefused');
  const known = provider.describeError(error);
  if (known !== undefined) return known;
  console.error(error);
  return t('playground:failed');
}
