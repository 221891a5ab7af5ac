import type { ProseNode } from '../../../../src/model/prose.ts';
import { isAllowedAddress } from '../../markdown/link-address.ts';
import { getText } from '../../texts/texts.ts';
import type { Context } from '../context.ts';
import { type Located, member, textAt } from '../located.ts';

/** Version, licence, contact and terms of a document in one paragraph. https://spec.openapis.org/oas/v3.1.1#info-object */
export function describeInfo({ locale }: Context, info: Located): ProseNode[] {
  const t = getText(locale);
  const [version, terms] = [textAt(member(info, 'version')), textAt(member(info, 'termsOfService'))];
  const [license, contact] = [member(info, 'license'), member(info, 'contact')];
  const email = textAt(member(contact, 'email'));
  const parts = [
    version === undefined ? [] : [t('content:document.version', { version })],
    linked(textAt(member(license, 'name')) ?? textAt(member(license, 'identifier')), textAt(member(license, 'url'))),
    linked(textAt(member(contact, 'name')) ?? email, textAt(member(contact, 'url')) ?? (email && `mailto:${email}`)),
    terms === undefined ? [] : linked(t('content:document.terms'), terms),
  ].filter((part) => part.length > 0);
  const nodes = parts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part]));
  return nodes.length > 0 ? [['p', null, ...nodes]] : [];
}

/** Words that lead to an address, where it is one that pages may have. */
function linked(words: string | undefined, href: string | undefined): ProseNode[] {
  if (href === undefined || !/^(?:https?|mailto):/.test(href) || !isAllowedAddress(href)) return words ? [words] : [];
  return [['a', { href }, words ?? href]];
}
