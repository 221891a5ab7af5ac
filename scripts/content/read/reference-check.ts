import type { Report } from '../problem.ts';
import { toPointer, valueAt } from './json-pointer.ts';
import { isObject } from './json-value.ts';
import { nearest } from './nearest.ts';
import { type Reference, referencesOf, type Target, targetOf } from './reference.ts';
import type { SourceFile } from './source.ts';

/** Reports every reference that leads nowhere or, through other references, back to itself. */
export function checkReferences(sources: ReadonlyMap<string, SourceFile>, report: Report): void {
  for (const [file, source] of sources) {
    for (const reference of referencesOf(file, source.value)) {
      const problem = problemOf(reference, sources);
      if (problem) report({ severity: 'error', ...source.locate(toPointer(reference.path)), ...problem });
    }
  }
}

function problemOf(
  { text, file }: Reference,
  sources: ReadonlyMap<string, SourceFile>,
): { message: string; hint?: string } | undefined {
  const first = targetOf(text, file);
  // Files that are missing and hosts that are not followed were reported when the files were loaded.
  if (typeof first === 'string' || !sources.has(first.file)) return undefined;
  const seen = new Set<string>();
  for (let target: Target | string | undefined = first; typeof target === 'object'; ) {
    const address: string = `${target.file}#${toPointer(target.path)}`;
    if (seen.has(address))
      return { message: `This reference leads back to itself: ${[...seen, address].join(' → ')}.` };
    seen.add(address);
    const value = valueAt(sources.get(target.file)?.value, target.path);
    if (value === undefined) {
      // A reference further on has its own problem.
      return seen.size > 1 ? undefined : { message: `Nothing is at "${text}".`, hint: suggestion(target, sources) };
    }
    target = isObject(value) && typeof value.$ref === 'string' ? targetOf(value.$ref, target.file) : undefined;
  }
  return undefined;
}

function suggestion({ file, path }: Target, sources: ReadonlyMap<string, SourceFile>): string | undefined {
  const siblings = valueAt(sources.get(file)?.value, path.slice(0, -1));
  const name = nearest(path.at(-1) ?? '', isObject(siblings) ? Object.keys(siblings) : []);
  return name && `Did you mean "${name}"?`;
}
