import { access } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Locale } from '../../../src/model/locale.ts';
import type { Report } from '../../findings/finding.ts';
import type { Caches } from '../cache/caches.ts';
import type { JsonObject } from '../json/json-value.ts';
import type { SourcePosition } from './locate.ts';
import { applyOverlay, type Overlay, type OverlayResult, readOverlay } from './overlay.ts';
import { readSource, type SourceFile } from './source.ts';

/** A source file in one language. */
export type LocalisedFile = {
  source: SourceFile;
  value: JsonObject;
  overlay?: Overlay;
  result?: OverlayResult;
  locate(pointer: string): SourcePosition;
};

/** `openapi/common.yaml` in `zh` → `openapi/overlays/common.zh.yaml`. */
export function overlayFile(file: string, locale: Locale): string {
  const { dir, name } = posix.parse(file);
  return posix.join(dir, 'overlays', `${name}.${locale}.yaml`);
}

/** The overlay of a source file in a language, if there is one that can be read. */
export async function readOverlaySource(
  siteDir: string,
  { source, locale, caches }: { source: SourceFile; locale: Locale; caches: Caches },
  report: Report,
): Promise<SourceFile | undefined> {
  const file = overlayFile(source.file, locale);
  return (await exists(join(siteDir, file))) ? await readSource(siteDir, file, report, caches) : undefined;
}

/** Applies an overlay to one source file; without an overlay the file stays as it is. */
export function translate(source: SourceFile, overlaySource: SourceFile | undefined, report: Report): LocalisedFile {
  if (!overlaySource) return { source, value: source.value, locate: source.locate };
  const overlay = readOverlay(overlaySource, report);
  const result = applyOverlay(source.value, overlay, report);
  const locate = (pointer: string): SourcePosition => {
    for (let above = pointer; above !== ''; above = above.slice(0, above.lastIndexOf('/'))) {
      const origin = result.origins.get(above);
      if (origin !== undefined) return overlaySource.locate(origin + pointer.slice(above.length));
    }
    return source.locate(pointer);
  };
  return { source, value: result.document, overlay, result, locate };
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
