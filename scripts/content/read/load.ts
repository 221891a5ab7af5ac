import { getReferences, getTarget } from '../../document/reference.js';
import type { Report } from '../../findings/finding.ts';
import type { Caches } from '../cache/caches.ts';
import { toPointer } from '../json/json-pointer.ts';
import { readSource, type SourceFile } from './source.ts';

/** A root file and, in the order they are met, all files that it refers to, directly or not. */
export async function loadReferenced(
  siteDir: string,
  root: SourceFile,
  report: Report,
  caches: Caches,
): Promise<Map<string, SourceFile>> {
  const loaded = new Map([[root.file, root]]);
  const missing = new Set<string>();
  // The map grows while it is read.
  for (const [file, source] of loaded) {
    for (const { path, text } of getReferences(file, source.value)) {
      const target = getTarget(text, file);
      if (typeof target === 'string') {
        const hint = 'Save what is needed beside the document and refer to it there.';
        report({ severity: 'error', ...source.locate(toPointer(path)), message: `${target} ("${text}")`, hint });
        continue;
      }
      if (loaded.has(target.file) || missing.has(target.file)) continue;
      const reportHere: Report = ({ message, ...problem }) => {
        // A mistake inside the file has its own position; a file that cannot be read is a mistake of the reference.
        report(
          problem.line
            ? { ...problem, message }
            : {
                ...problem,
                ...source.locate(toPointer(path)),
                message: message.includes(target.file) ? message : `${target.file}: ${message}`,
              },
        );
      };
      const next = await readSource(siteDir, target.file, reportHere, caches);
      if (next) loaded.set(target.file, next);
      else missing.add(target.file);
    }
  }
  return loaded;
}
