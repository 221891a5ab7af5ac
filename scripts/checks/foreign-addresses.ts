import { required } from '../../packages/base/invariant.ts';

const LOADING_ELEMENT = /<(?:script|img|iframe|source|video|audio|embed|object|link)\b[^>]*>/g;
const HARMLESS_LINK = /\brel="(?:canonical|alternate)"/;

/** Addresses on other hosts that a file of the built site would make the browser load. Links to follow are not among them. */
export function findForeignAddresses(name: string, content: string): string[] {
  if (name.endsWith('.html')) {
    const elements = (content.match(LOADING_ELEMENT) ?? []).filter((element) => !HARMLESS_LINK.test(element));
    const inline = [...content.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].flatMap(([, style]) =>
      foreignInStyle(required(style, 'The pattern has this group.')),
    );
    return [...elements.flatMap(foreignInElement), ...inline];
  }
  return name.endsWith('.css') ? foreignInStyle(content) : foreignInScript(content);
}

function foreignInElement(element: string): string[] {
  return [...element.matchAll(/\b(?:src|href|srcset|data|poster)="((?:https?:)?\/\/[^"]*)"/g)].map(([, url]) =>
    required(url, 'The pattern has this group.'),
  );
}

function foreignInStyle(style: string): string[] {
  return [...style.matchAll(/(?:url\(|@import\s+)["']?((?:https?:)?\/\/[^"')\s]+)/g)].map(([, url]) =>
    required(url, 'The pattern has this group.'),
  );
}

function foreignInScript(script: string): string[] {
  return [...script.matchAll(/(?:\bimport\(|\bfetch\(|\bfrom)\s*["'`]((?:https?:)?\/\/[^"'`]+)/g)].map(([, url]) =>
    required(url, 'The pattern has this group.'),
  );
}
