import type { ProseNode } from '../../../src/model/prose.ts';
import { proseText } from '../../../src/model/prose-text.ts';

/** The first sentence of the first paragraph, without markup; empty where a text begins with something else. */
export function firstSentence([first]: ProseNode[]): string {
  return Array.isArray(first) && first[0] === 'p' ? cutSentence(proseText([first])) : '';
}

/** The first sentence of a text, with its stop; the whole text where nothing ends one. */
export function cutSentence(text: string): string {
  return /^.*?(?:[。！？]|[.!?](?=\s|$))/s.exec(text)?.[0] ?? text;
}

/** `Status of a card` for `Status of a card.` */
export function withoutStop(sentence: string): string {
  return sentence.replace(/(?<!\.)[.。]$/, '');
}
