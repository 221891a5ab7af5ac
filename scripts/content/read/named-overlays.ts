import { posix } from 'node:path';
import type { Report } from '../../findings/finding.ts';
import type { Caches } from '../cache/caches.ts';
import { asString } from '../json/json-value.ts';
import { translate } from './localise.ts';
import type { SourceFile } from './source.ts';

/** Whether a file is an OpenAPI Overlay: it changes another document. */
function isOverlay({ value }: SourceFile): boolean {
  return value.overlay !== undefined && Array.isArray(value.actions);
}

/**
 * The documents with the overlays that were given beside them, in the order in which they were given: each belongs to the document that it `extends`,
 * or to the only one. One that belongs to none is an error; an action that matches nothing, a warning.
 */
export function applyNamedOverlays(
  sources: readonly SourceFile[],
  { report, caches: { memory } }: { report: Report; caches: Caches },
): SourceFile[] {
  const overlays = sources.filter(isOverlay);
  const documents = sources.filter((source) => !isOverlay(source));
  const owners = overlays.map((overlay) => findDocument(overlay, documents, report));
  return documents.map((document) => {
    const own = overlays.filter((_, index) => owners[index] === document);
    if (own.length === 0) return document;
    return memory.memoise(`overlaid ${document.file}`, [document, ...own], report, (report) =>
      own.reduce((base, overlay) => applyOne(base, overlay, report), document),
    );
  });
}

function applyOne(base: SourceFile, overlay: SourceFile, report: Report): SourceFile {
  const { value, result, overlay: read, locate } = translate(base, overlay, report);
  for (const [index, matches] of (result?.matches ?? []).entries()) {
    const action = read?.actions[index];
    if (matches.length > 0 || !action) continue;
    const message = `Nothing in ${base.file} is at ${action.target}: this action changes nothing.`;
    report({ severity: 'warning', ...overlay.locate(`${action.pointer}/target`), message });
  }
  return { ...base, value, locate };
}

function findDocument(overlay: SourceFile, documents: readonly SourceFile[], report: Report): SourceFile | undefined {
  const target = asString(overlay.value.extends);
  // An address on the web is that of a file which was downloaded: its name is left.
  const isAddress = target !== undefined && /^[a-z][a-z0-9+.-]*:/i.test(target);
  const path = isAddress ? undefined : target && posix.join(posix.dirname(overlay.file), target);
  const named =
    documents.find(({ file }) => file === path) ??
    documents.filter(({ file }) => isAddress && posix.basename(file) === posix.basename(target))[0];
  const only = documents.length === 1 ? documents[0] : undefined;
  if (only && !named && target !== undefined && !isAddress) {
    const message = `This overlay extends ${target}, and is applied to ${only.file}.`;
    report({ severity: 'warning', ...overlay.locate('/extends'), message });
  }
  if (named ?? only) return named ?? only;
  const names = documents.map(({ file }) => file).join(', ');
  const missing = target === undefined ? 'does not say which document it "extends"' : `extends ${target}`;
  report({
    severity: 'error',
    ...overlay.locate(target === undefined ? '' : '/extends'),
    message: `${overlay.file} is an overlay, and ${missing}.`,
    hint: names
      ? `Name one of these in it: ${names}.`
      : 'Build both: npx api-docs build --spec openapi.yaml --spec overlay.yaml.',
  });
  return undefined;
}
