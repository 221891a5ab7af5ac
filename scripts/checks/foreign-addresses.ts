import { required } from '../../packages/base/invariant.ts';

const LOADING_ELEMENT = /<(?:script|img|iframe|source|video|audio|embed|object|link)\b[^>]*>/g;
const HARMLESS_LINK = /\brel="(?:canonical|alternate)"/;
const IN_ELEMENT = /\b(?:src|href|srcset|data|poster)="((?:https?:)?\/\/[^"]*)"/g;
const IN_STYLE = /(?:url\(|@import\s+)["']?((?:https?:)?\/\/[^"')\s]+)/g;
const IN_SCRIPT = /(?:\bimport\(|\bfetch\(|\bfrom)\s*["'`]((?:https?:)?\/\/[^"'`]+)/g;

/** Addresses on other hosts that a file of the built site would make the browser load. Links to follow are not among them. */
export function findForeignAddresses(name: string, content: string): string[] {
  if (!name.endsWith('.html')) return matchGroup(content, name.endsWith('.css') ? IN_STYLE : IN_SCRIPT);
  const elements = (content.match(LOADING_ELEMENT) ?? []).filter((element) => !HARMLESS_LINK.test(element));
  const styles = matchGroup(content, /<style[^>]*>(.*?)<\/style>/gs);
  return [
    ...elements.flatMap((element) => matchGroup(element, IN_ELEMENT)),
    ...styles.flatMap((style) => matchGroup(style, IN_STYLE)),
  ];
}

function matchGroup(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, group]) => required(group, 'The pattern has this group.'));
}
