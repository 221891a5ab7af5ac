import type { Operation } from '../../model/operation.ts';
import type { Text } from '../../site/i18n.ts';
import type { CallTarget } from '../client/call-target.ts';
import type { Draft } from '../provider/draft.ts';
import { formatTime } from '../ui/format.ts';
import type { CopiedText } from './use-copy.ts';

type CurlOptions = { locale: string; target: CallTarget | undefined; t: Text };

/** A signed command, with how long it is accepted. Without a target it is one for the local sandbox server. */
export async function createCurl(
  operation: Operation,
  draft: Draft,
  { locale, target, t }: CurlOptions,
): Promise<CopiedText> {
  const { createSignedCurl } = await import('../copy/signed-curl.ts');
  const { text, validUntil } = await createSignedCurl(operation.id, draft, { locale, ...(target && { target }) });
  const time = formatTime(validUntil);
  const notice = t(target ? 'playground:copy.signedOwn' : 'playground:copy.signed', { time });
  return { text, notice: operation.scopes?.length ? notice + t('playground:copy.needsToken') : notice };
}
