import type { ProseNode } from '../../../../src/model/prose.ts';
import { getText } from '../../texts/texts.ts';
import { type Context, descriptionAt, resolve } from '../context.ts';
import { type Located, member, textAt } from '../located.ts';

/** What the operations of a channel say of themselves, in documents of others: there it is often all that says what a channel is for. */
export function describeOperationTexts(context: Context, operations: Located[]): ProseNode[] {
  if (!context.isLenient) return [];
  return operations.flatMap((operation) => {
    const words = textAt(member(operation, 'summary')) ?? textAt(member(operation, 'title'));
    const title: ProseNode[] = words === undefined ? [] : [['p', null, words]];
    return [...title, ...(descriptionAt(context, operation) ?? []), ...describeReplyAddress(context, operation)];
  });
}

/** Where a reply goes that has no channel with an address. https://www.asyncapi.com/docs/reference/specification/v3.0.0#operationReplyAddressObject */
function describeReplyAddress(context: Context, operation: Located): ProseNode[] {
  const address = resolve(context, member(resolve(context, member(operation, 'reply')), 'address'));
  const location = textAt(member(address, 'location'));
  if (location === undefined) return [];
  const t = getText(context.locale);
  const label = t('content:channel.replyAddress') + t('separator.label');
  return [['p', null, label, ['code', null, location]], ...(descriptionAt(context, address) ?? [])];
}
