import type { ProseNode } from '../../../../src/model/prose.ts';
import { proseText } from '../../../../src/model/prose-text.ts';

/** The first sentence of the first paragraph, without markup; empty where a text begins with something else. */
export function firstSentence([first]: ProseNode[]): string {
  return Array.isArray(first) && first[0] === 'p' ? cutSentence(proseText([first])) : '';
}

/** The first sentence of a text. */
export function cutSentence(text: string): string {
  return /^.*?(?:[。！？]|[.!?](?=\s|$))/s.exec(text)?.[0] ?? text;
}
