import { nearest } from '../../document/nearest.js';
import {
  followMaps,
  getReferences,
  getTarget,
  type Reference,
  type Target,
  withUnescapedName,
} from '../../document/reference.js';
import type { Report } from '../../findings/finding.ts';
import { toPointer, valueAt } from '../json/json-pointer.ts';
import { isObject } from '../json/json-value.ts';
import type { LocalisedFile } from './localise.ts';
import type { SourceFile } from './source.ts';

/** A file with what it says, in one language or in that of the contract. */
type Referring = Pick<SourceFile, 'value' | 'locate'>;

/** Reports every reference that leads nowhere or, through other references, back to itself. */
export function checkReferences(sources: ReadonlyMap<string, Referring>, report: Report): void {
  const followed = new Set<string>();
  for (const [file, source] of sources) {
    for (const reference of getReferences(file, source.value)) {
      const problem = getProblem(reference, sources, followed);
      if (problem) report({ severity: 'error', ...source.locate(toPointer(reference.path)), ...problem });
    }
  }
}

/**
 * Checks again what overlays have changed. The files that a description consists of are known by now: a reference to any other file,
 * or out of the site folder, is one that an overlay has brought in. True when all is well.
 */
export function checkOverlaidReferences(files: ReadonlyMap<string, LocalisedFile>, report: Report): boolean {
  let isRight = true;
  const fail: Report = (problem) => {
    isRight = false;
    report(problem);
  };
  for (const [file, { value, overlay, locate }] of files) {
    if (overlay === undefined) continue;
    for (const { path, text } of getReferences(file, value)) {
      const target = getTarget(text, file);
      if (typeof target === 'object' && files.has(target.file)) continue;
      const reason = typeof target === 'string' ? target : 'An overlay cannot add a file to a description.';
      const hint = 'An overlay may only translate texts that exist.';
      fail({ severity: 'error', ...locate(toPointer(path)), message: `${reason} ("${text}")`, hint });
    }
  }
  if ([...files.values()].some(({ overlay }) => overlay !== undefined)) checkReferences(files, fail);
  return isRight;
}

/** `followed` are the addresses that an earlier reference has led through: a chain is followed to its end once, a circle reported once. */
function getProblem(
  { text, file }: Reference,
  sources: ReadonlyMap<string, Referring>,
  followed: Set<string>,
): { message: string; hint?: string } | undefined {
  const stated = getTarget(text, file);
  const first = typeof stated === 'string' ? stated : withUnescapedName(stated, (name) => sources.get(name)?.value);
  if (typeof first === 'object' && first !== stated) {
    const hint = `Write "${toPointer(first.path)}".`;
    return { message: `In "${text}" a name has "/" that is not escaped; it is read as one name.`, hint };
  }
  // Files that are missing and hosts that are not followed were reported when the files were loaded.
  if (typeof first === 'string' || !sources.has(first.file)) return undefined;
  const seen = new Set<string>();
  for (let target: Target | string | undefined = first; typeof target === 'object'; ) {
    const address: string = `${target.file}#${toPointer(target.path)}`;
    if (seen.has(address))
      return { message: `This reference leads back to itself: ${formatCircle([...seen, address])}.` };
    if (followed.has(address)) return undefined;
    seen.add(address);
    followed.add(address);
    target = followMaps(target, (file) => sources.get(file)?.value);
    const value = valueAt(sources.get(target.file)?.value, target.path);
    if (value === undefined) {
      // Each reference that leads here directly is a mistake of its own; one further back is not.
      followed.delete(address);
      return seen.size > 1 ? undefined : { message: `Nothing is at "${text}".`, hint: suggestion(target, sources) };
    }
    target = isObject(value) && typeof value.$ref === 'string' ? getTarget(value.$ref, target.file) : undefined;
  }
  return undefined;
}

/** Addresses of a circle that a line of a report has room for. */
const MAX_ADDRESSES = 8;

function formatCircle(addresses: string[]): string {
  const first =
    addresses.length > MAX_ADDRESSES ? [...addresses.slice(0, MAX_ADDRESSES - 1), '…'] : addresses.slice(0, -1);
  return [...first, ...addresses.slice(-1)].join(' → ');
}

function suggestion({ file, path }: Target, sources: ReadonlyMap<string, Referring>): string | undefined {
  const siblings = valueAt(sources.get(file)?.value, path.slice(0, -1));
  const name = nearest(path.at(-1) ?? '', isObject(siblings) ? Object.keys(siblings) : []);
  return name && `Did you mean "${name}"?`;
}
