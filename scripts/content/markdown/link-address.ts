export const SCHEME_HINT = 'Use https://…, http://…, mailto: or a path of the site.';

/**
 * Whether an address may be linked to, wherever it is written: a known scheme, a path, a fragment. Spaces and control characters could
 * hide a scheme. A browser takes `https:/host` for a path.
 */
export function isAllowedAddress(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them inside a scheme, so they are looked for
  if (/[\u0000-\u0020\u007f\\]/.test(address)) return false;
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(address)?.[0].toLowerCase();
  if (scheme === 'http:' || scheme === 'https:') return /^https?:\/\/[^/]/i.test(address) && URL.canParse(address);
  return scheme ? scheme === 'mailto:' : !address.startsWith('//');
}

/**
 * Address, within this site, of what a scheme of the author's own names (`entity:Location`): `#component/Location`. A page that shows the component
 * is looked for when all pages are known.
 */
export function toComponentFragment(address: string): string | undefined {
  const [, name] = /^[a-z][a-z0-9+.-]*:([\p{L}\p{N}_.-]+)$/iu.exec(address) ?? [];
  return name === undefined ? undefined : `#component/${name}`;
}
