import { readdirSync } from 'node:fs';
import { FEATURE_DRAWINGS } from '../../../src/model/feature-drawing.ts';
import { nearest } from '../problems/nearest.ts';

const ICONS = ['icons/', 'icons/deferred/']
  .flatMap((folder) => readdirSync(new URL(`../../../src/assets/${folder}`, import.meta.url)))
  .flatMap((file) => (file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : []));

/** What to say of a name that is no icon, or no drawing of a feature; undefined for one that is, and for no name. */
export function unknownIcon(name: string, kind: 'icon' | 'drawing'): { message: string; hint: string } | undefined {
  const known: readonly string[] = kind === 'icon' ? ICONS : FEATURE_DRAWINGS;
  if (name === '' || known.includes(name)) return undefined;
  const similar = nearest(name, [...known]);
  const hint = similar === undefined ? `Known: ${known.join(', ')}.` : `Did you mean "${similar}"?`;
  return { message: `There is no ${kind} called "${name}".`, hint };
}
