import type { ProseNode } from '../../../src/model/prose.ts';
import { isAllowedAddress } from '../markdown/link-address.ts';
import { getText } from '../texts/texts.ts';
import { type Context, proseAt } from './context.ts';
import { type Located, member, textAt } from './located.ts';

/**
 * `externalDocs` as a paragraph; the address of a page that the document does not say is text.
 * https://spec.openapis.org/oas/v3.1.1#external-documentation-object
 */
export function describeExternalDocs(context: Context, located: Located): ProseNode[] {
  const docs = member(located, 'externalDocs');
  const address = member(docs, 'url');
  const url = textAt(address);
  if (url === undefined) return [];
  const isLink = /^https?:/.test(url) && isAllowedAddress(url);
  if (!isLink) context.warn(address.pointer, `"${url}" is not a link: it is shown as text`, 'Give the whole address.');
  const words = textAt(member(docs, 'description'));
  const isLine = words !== undefined && !/[\n<[`]/.test(words);
  const link: ProseNode = isLink ? ['a', { href: url }, isLine ? words : url] : ['code', null, url];
  if (isLine && isLink) return [['p', null, link]];
  const label = getText(context.locale)('content:document.more') + getText(context.locale)('separator.label');
  return [...proseAt(context, docs), ['p', null, label, link]];
}
