import { posix } from 'node:path';
import { bundle, type Origins } from '../../../spectral/document/bundle.js';
import { required } from '../../../src/model/invariant.ts';
import type { Locale } from '../../../src/model/locale.ts';
import { type Caches, createCaches } from '../cache/caches.ts';
import { isObject, type JsonObject } from '../json/json-value.ts';
import type { Report } from '../problems/problem.ts';
import { listSiteFiles } from './list-files.ts';
import { loadReferenced } from './load.ts';
import { type LocalisedFile, readOverlaySource, translate } from './localise.ts';
import type { SourcePosition } from './locate.ts';
import { checkOverlaidReferences, checkReferences } from './reference-check.ts';
import { readSource, type SourceFile } from './source.ts';

export type ApiKind = 'openapi' | 'asyncapi';

/** One API description in one language, complete in itself. */
export type ApiDocument = {
  /** File name without extension: `merchant.v2`. */
  id: string;
  kind: ApiKind;
  /** The root file, relative to the site folder. */
  file: string;
  /** Language of its overlays; undefined when it has none and shows the texts of the base document. */
  locale?: Locale;
  /** Self-contained: every `$ref` is internal and leads somewhere. Not to be changed in place. */
  document: JsonObject;
  /** Where a pointer into `document` was written: the overlay for a translated text, else the source file. */
  locate(pointer: string): SourcePosition;
};

const KINDS: readonly ApiKind[] = ['openapi', 'asyncapi'];

/**
 * Reads all API descriptions of a site folder in one language: every YAML or JSON file directly in `openapi/` and
 * `asyncapi/` that describes paths, webhooks or channels. Other files there are shared parts. Each file is localised with
 * its own overlay (`overlays/<name>.<locale>.yaml` beside it), then all are bundled. A description with a mistake is
 * reported and left out.
 */
export async function readApis(
  siteDir: string,
  locale: Locale,
  report: Report,
  caches: Caches = createCaches(),
): Promise<ApiDocument[]> {
  const apis: ApiDocument[] = [];
  for (const root of await readRoots(siteDir, report, caches)) {
    const api = await readApi(siteDir, { ...root, locale, caches }, report);
    if (api) apis.push(api);
  }
  return apis;
}

/** A file that is an API description by itself. */
export type RootFile = { kind: ApiKind; source: SourceFile };

/** The roots of a site folder, OpenAPI first, in the order of their names. */
export async function readRoots(siteDir: string, report: Report, caches: Caches): Promise<RootFile[]> {
  const roots: RootFile[] = [];
  for (const kind of KINDS) {
    for (const name of await listSiteFiles(siteDir, { folder: kind, pattern: /\.(ya?ml|json)$/ }, report)) {
      const source = await readSource(siteDir, `${kind}/${name}`, report, caches);
      if (source && isRoot(source.value, kind)) roots.push({ kind, source });
    }
  }
  return roots;
}

function isRoot(value: JsonObject, kind: ApiKind): boolean {
  return typeof value[kind] === 'string' && [value.paths, value.webhooks, value.channels].some(isObject);
}

async function readApi(
  siteDir: string,
  { kind, source, locale, caches }: RootFile & { locale: Locale; caches: Caches },
  report: Report,
): Promise<ApiDocument | undefined> {
  const { memory } = caches;
  let failed = false;
  const strict: Report = (problem) => {
    failed ||= problem.severity === 'error';
    report(problem);
  };
  const sources = await loadReferenced(siteDir, source, strict, caches);
  const parts = [...sources.values()];
  memory.keep(`references ${siteDir} ${source.file}`, parts, strict, (report) => checkReferences(sources, report));
  if (failed) return undefined;
  const overlays = await Promise.all(
    parts.map((part) => readOverlaySource(siteDir, { source: part, locale, caches }, report)),
  );
  const name = `api ${siteDir} ${source.file} ${locale}`;
  return memory.keep(name, [...parts, ...overlays], report, (report) => {
    const translated = parts.map((part, index) => translate(part, overlays[index], report));
    const files = new Map(translated.map((file) => [file.source.file, file]));
    return checkOverlaidReferences(files, report) ? toDocument({ kind, source, locale }, files) : undefined;
  });
}

function toDocument(
  { kind, source, locale }: RootFile & { locale: Locale },
  files: Map<string, LocalisedFile>,
): ApiDocument {
  const { document, origins } = bundle(source.file, new Map([...files].map(([name, { value }]) => [name, value])));
  const isLocalised = [...files.values()].some(({ overlay }) => overlay !== undefined);
  return {
    id: posix.parse(source.file).name,
    kind,
    file: source.file,
    ...(isLocalised && { locale }),
    document,
    locate: (pointer) => locateIn(files, origins, pointer),
  };
}

function locateIn(files: ReadonlyMap<string, LocalisedFile>, origins: Origins, pointer: string): SourcePosition {
  let inside = pointer;
  while (!origins.has(inside)) inside = inside.slice(0, inside.lastIndexOf('/'));
  const origin = required(origins.get(inside), 'The root of a bundled document has an origin.');
  const place = files.get(origin.file)?.locate(`${origin.pointer}${pointer.slice(inside.length)}`);
  if (place === undefined) throw new Error(`No file holds ${pointer}.`);
  return place;
}
