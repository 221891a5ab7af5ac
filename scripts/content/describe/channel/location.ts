import type { ProseNode } from '../../../../src/model/prose.ts';
import { getText } from '../../texts/texts.ts';
import type { Context } from '../context.ts';

/** A runtime expression, which tells where in a message a value is: `$message.payload#/id`. */
export function describeLocation({ locale }: Context, location: string): ProseNode {
  const t = getText(locale);
  return ['p', null, t('content:document.location') + t('separator.label'), ['code', null, location]];
}
