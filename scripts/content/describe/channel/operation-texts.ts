import { referenceName } from '../../../../packages/base/json/pointer.js';
import type { ProseNode } from '../../../../src/model/prose.ts';
import { getText } from '../../texts/texts.ts';
import { type Context, proseAt, resolve } from '../context.ts';
import { type Located, member, textAt } from '../located.ts';
import { describeTagsAndDocs } from '../tag-names.ts';
import { describeBindings } from './bindings.ts';
import { describeSecurity, securityNames } from './servers.ts';
import { withTraits } from './traits.ts';

/** What the operations of a channel say of themselves, in third-party documents: there it is often all that says what a channel is for. */
export function describeOperationTexts(context: Context, operations: Located[]): ProseNode[] {
  if (!context.isLenient) return [];
  return operations.flatMap((operation) => {
    const words = textAt(member(operation, 'summary')) ?? textAt(member(operation, 'title'));
    const title: ProseNode[] = words === undefined ? [] : [['p', null, words]];
    return [
      ...title,
      ...proseAt(context, operation),
      ...describeReplyAddress(context, operation),
      ...describeReplyChannel(context, operation),
      ...describeBindings(context, withTraits(context, operation)),
      ...describeSecurity(context, securityNames(withTraits(context, operation))),
      ...describeTagsAndDocs(context, withTraits(context, operation)),
    ];
  });
}

/** Where a reply goes that has a channel of its own. https://www.asyncapi.com/docs/reference/specification/v3.0.0#operationReplyObject */
function describeReplyChannel(context: Context, operation: Located): ProseNode[] {
  const channel = member(resolve(context, member(operation, 'reply')), 'channel');
  const reference = textAt(member(channel, '$ref'));
  if (reference === undefined) return [];
  const name = referenceName(reference);
  const title = textAt(member(resolve(context, channel), 'title')) ?? name;
  const t = getText(context.locale);
  const link: ProseNode = ['a', { href: `#channel/${encodeURIComponent(name)}` }, title];
  return [['p', null, t('content:channel.replyChannel') + t('separator.label'), link]];
}

/** Where a reply goes that has no channel with an address. https://www.asyncapi.com/docs/reference/specification/v3.0.0#operationReplyAddressObject */
function describeReplyAddress(context: Context, operation: Located): ProseNode[] {
  const address = resolve(context, member(resolve(context, member(operation, 'reply')), 'address'));
  const location = textAt(member(address, 'location'));
  if (location === undefined) return [];
  const t = getText(context.locale);
  const label = t('content:channel.replyAddress') + t('separator.label');
  return [['p', null, label, ['code', null, location]], ...proseAt(context, address)];
}
