import type { ProseNode } from '../../../../src/model/prose.ts';
import { getText } from '../../texts/texts.ts';
import type { Context } from '../context.ts';
import { describeExternalDocs } from '../external-docs.ts';
import { exists, type Located, listItems, listMembers, member, textAt } from '../located.ts';
import type { OperationSource } from './operation-source.ts';
import { listResponseLinks } from './response-links.ts';

/** What an operation says beside its description: samples of the provider (`x-codeSamples`) and a link to more. */
export function describeAdditions(context: Context, operation: Located): ProseNode[] {
  return [...describeCodeSamples(context, operation), ...describeExternalDocs(context, operation)];
}

/** The callbacks of an operation, the operation of a callback, and what is said of links to other operations. */
export function describeConnections(context: Context, { operation, connected = [] }: OperationSource): ProseNode[] {
  const t = getText(context.locale);
  const around = connected.map(
    ({ kind, id, words }): ProseNode => [
      'p',
      null,
      t(`content:document.${kind}`),
      t('separator.label'),
      link(context, id, words),
    ],
  );
  const links = listResponseLinks(context, operation).flatMap(({ id, description, located }): ProseNode[] => {
    const text = textAt(description)?.trim();
    const words = text ? context.inline(text, description.pointer) : [];
    // In a strict site the map of identifiers says which value goes where.
    const values = context.isLenient ? describeLinkValues(located) : [];
    if (words.length + values.length === 0) return [];
    const space = words.length > 0 && values.length > 0 ? [' '] : [];
    return [['p', null, link(context, id, id), t('separator.label'), ...words, ...space, ...values]];
  });
  return [...around, ...links];
}

/** What the linked operation takes of this response: `id = $response.body#/id`, its body, and another server. */
function describeLinkValues(link: Located): ProseNode[] {
  const body = member(link, 'requestBody');
  const values = [...listMembers(member(link, 'parameters')), ...(exists(body) ? [['body', body] as const] : [])];
  const server = textAt(member(member(link, 'server'), 'url'));
  const codes = [
    ...values.map(([name, { value }]) => `${name} = ${typeof value === 'string' ? value : JSON.stringify(value)}`),
    ...(server === undefined ? [] : [server]),
  ];
  return codes.flatMap((code, index): ProseNode[] => [...(index > 0 ? [' · '] : []), ['code', null, code]]);
}

/** In a third-party document by the address that other tools have for operations too; names of our own become links by themselves. */
function link({ isLenient }: Context, id: string, words: string): ProseNode {
  return isLenient ? ['a', { href: `#operation/${encodeURIComponent(id)}` }, words] : ['code', null, id];
}

/** https://redocly.com/docs/realm/content/api-docs/openapi-extensions/x-code-samples; the older name has a hyphen more. */
function describeCodeSamples(context: Context, operation: Located): ProseNode[] {
  const located = ['x-codeSamples', 'x-code-samples'].map((name) => member(operation, name)).find(exists);
  const tabs = (located ? listItems(located) : []).flatMap((sample) => {
    const [lang, source] = [textAt(member(sample, 'lang')) ?? 'text', textAt(member(sample, 'source'))];
    if (source === undefined) return [];
    const label = textAt(member(sample, 'label')) ?? lang;
    return [{ label, blocks: [{ kind: 'code' as const, code: context.code(lang.toLowerCase(), source.trimEnd()) }] }];
  });
  if (tabs.length === 0) return [];
  const unique = tabs.map((tab, index) => {
    const isTaken = tabs.slice(0, index).some(({ label }) => label === tab.label);
    return isTaken ? { ...tab, label: `${tab.label} ${index + 1}` } : tab;
  });
  const title: ProseNode = ['p', null, ['strong', null, getText(context.locale)('content:document.codeSamples')]];
  return [title, { kind: 'tabs', tabs: unique }];
}
