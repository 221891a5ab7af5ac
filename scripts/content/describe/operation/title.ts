import type { ProseNode } from '../../../../src/model/prose.ts';
import { proseText } from '../../../../src/model/prose-text.ts';
import { getText } from '../../texts/texts.ts';
import { type Context, descriptionAt, proseAt } from '../context.ts';
import { cutSentence, withoutStop } from '../first-sentence.ts';
import { member, stringAt, textAt } from '../located.ts';
import type { OperationSource } from './operation-source.ts';

/** Longer ones fill the sidebar, and are sentences rather than titles. */
const MAX_TITLE = 90;

/** The title of an operation and the text below it. */
type Heading = { summary: string; description: ProseNode[] };

/**
 * The summary of an operation as its title. In a third-party document it may be empty, several sentences, or have markup: the title is its first
 * sentence in words, shortened where it is long, and the whole summary becomes the first paragraph. Without one it is the operation's id in words.
 * A callback is named as one, because it is listed between operations.
 */
export function describeHeading(context: Context, source: OperationSource): Heading {
  const heading = describeTitle(context, source);
  if (source.callback === undefined) return heading;
  return { ...heading, summary: `${heading.summary} · ${getText(context.locale)('content:document.callback')}` };
}

function describeTitle(context: Context, source: OperationSource): Heading {
  const { operation, pathItem } = source;
  const description = descriptionAt(context, operation) ?? proseAt(context, pathItem);
  const located = [member(operation, 'summary'), member(pathItem, 'summary')].find((one) => textAt(one)?.trim());
  const stated = (located && textAt(located)?.trim()) ?? source.callback;
  if (!context.isLenient) return { summary: stated ?? getEndpoint(source), description };
  if (!located || !stated) return { summary: stated ?? getWords(source), description };
  const words = proseText(context.inline(stated, located.pointer)).replace(/\s+/g, ' ').trim();
  const summary = getTitle(words);
  if (words === summary || words === `${summary}.`) return { summary, description };
  // The description may begin with the same words.
  const isRepeated = proseText(description).replace(/\s+/g, ' ').startsWith(words);
  return {
    summary,
    description: isRepeated ? description : [...context.prose(stated, located.pointer), ...description],
  };
}

function getTitle(words: string): string {
  if (words.length <= MAX_TITLE) return withoutStop(words);
  const sentence = withoutStop(cutSentence(words));
  return sentence.length <= MAX_TITLE ? sentence : cutWords(sentence);
}

/** Ends after a word. */
function cutWords(text: string): string {
  return `${text.slice(0, MAX_TITLE).replace(/\s+\S*$/, '')}…`;
}

/** `Create alpha sender` for `CreateAlphaSender` and `create_alpha_sender`; else method and path, which an id may repeat: `PostV1Charges`. */
function getWords(source: OperationSource): string {
  const id = stringAt(member(source.operation, 'operationId'));
  if (repeatsEndpoint(id, source)) return getEndpoint(source);
  if (!/^[A-Za-z][A-Za-z0-9]*(?:[_\-. /][A-Za-z0-9]+)*$/.test(id)) return getEndpoint(source);
  const words = id
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .split(/[_\-. /]+/)
    .map((word) => (/^[A-Z][a-z]/.test(word) ? word.toLowerCase() : word))
    .join(' ');
  return words.length > MAX_TITLE ? getEndpoint(source) : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a tool wrote the id from method and path: with or without the version, and `By` before a parameter. */
function repeatsEndpoint(id: string, { method, path }: OperationSource): boolean {
  const toKey = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '');
  const segments = path.split('/').filter((segment) => !/^v?\d/i.test(segment));
  const forms = [path, segments.join('/'), path.replaceAll('{', 'by'), segments.join('/').replaceAll('{', 'by')];
  return forms.some((form) => toKey(id) === toKey(method + form));
}

/** The title of an operation that has no other. */
export function getEndpoint({ method, path }: Pick<OperationSource, 'method' | 'path'>): string {
  return `${method} ${path}`;
}
