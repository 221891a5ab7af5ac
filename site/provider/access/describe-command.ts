import type { CommandView } from '../../../src/playground/provider/provider.ts';
import type { Call } from '../../../src/playground/provider/session.ts';
import { formatTime } from '../../../src/playground/ui/format.ts';
import type { Text } from '../strings/text.ts';
import { getOperation } from './access-token.ts';
import type { CallTarget } from './call-target.ts';

/** The call as a signed command, with how long it is accepted. Without a target it is one for the local sandbox server. */
export function describeCommand({ operation, locale }: Call, target: CallTarget | undefined, t: Text): CommandView {
  return {
    hint: t(target ? 'provider:copy.curlHintOwn' : 'provider:copy.curlHint'),
    async create(draft) {
      const { createSignedCurl } = await import('./signed-curl.ts');
      const { text, validUntil } = await createSignedCurl(operation.id, draft, { locale, ...(target && { target }) });
      const time = formatTime(validUntil);
      const notice = t(target ? 'provider:copy.signedOwn' : 'provider:copy.signed', { time });
      const hasToken = getOperation(operation.id).scope !== undefined;
      return { text, notice: hasToken ? notice + t('provider:copy.needsToken') : notice };
    },
  };
}
