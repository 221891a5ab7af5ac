import { readdirSync } from 'node:fs';
import { nearest } from '../../document/nearest.js';

const ICONS = ['icons/', 'icons/deferred/']
  .flatMap((folder) => readdirSync(new URL(`../../../src/assets/${folder}`, import.meta.url)))
  .flatMap((file) => (file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : []));

/** What to say of a name that is neither an icon nor one of `drawings`; undefined for one that is, and for no name. */
export function unknownIcon(name: string, drawings: string[] = []): { message: string; hint: string } | undefined {
  const known = [...drawings, ...ICONS];
  if (name === '' || known.includes(name)) return undefined;
  const similar = nearest(name, known);
  const hint = similar === undefined ? `Known: ${known.join(', ')}.` : `Did you mean "${similar}"?`;
  return { message: `There is no icon called "${name}".`, hint };
}
