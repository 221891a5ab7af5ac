import type { Locale } from '../../../src/model/locale.ts';
import { bundle, type Origins } from '../../document/bundle.js';
import { type Report, relax, toWarnings } from '../../findings/finding.ts';
import { type Caches, createCaches } from '../cache/caches.ts';
import { isObject, type JsonObject } from '../json/json-value.ts';
import { loadReferenced } from './load.ts';
import { type LocalisedFile, readOverlaySource, translate } from './localise.ts';
import type { SourcePosition } from './locate.ts';
import { addPathSlashes } from './path-slashes.ts';
import { checkOverlaidReferences, checkReferences } from './reference-check.ts';
import { type ApiKind, type RootFile, readNamedRoots, readRoots, readSupplementRoots } from './roots.ts';
import { correctSecurity } from './security.ts';
import { checkShapes } from './shapes.ts';
import { dropEmptyMediaTypes, isSwagger2, upgradeSwagger } from './swagger.ts';

/** One API description in one language, complete in itself. */
export type ApiDocument = {
  /** File name without extension: `merchant.v2`; with its folder where that is what tells two apart. */
  id: string;
  kind: ApiKind;
  /** The root file, relative to the site folder. */
  file: string;
  /** Language of its overlays; undefined when it has none and shows the texts of the base document. */
  locale?: Locale;
  /** Self-contained: every `$ref` is internal and leads somewhere. Not to be mutated. */
  document: JsonObject;
  /** Where a pointer into `document` was written: the overlay for a translated text, else the source file. */
  locate(pointer: string): SourcePosition;
};

/** Which documents are read, and how. */
export type ReadingPolicy = {
  /** Files of the site folder that are descriptions, instead of those in its folders `openapi/` and `asyncapi/`. */
  documents?: readonly string[];
  /** A reference to nowhere does not keep a document from being rendered. */
  isLenient?: boolean;
};

/**
 * Reads all API descriptions of a site folder in one language. Each file is localised with its own overlay
 * (`overlays/<name>.<locale>.yaml` beside it), then all are bundled. A description with a mistake is reported and left out.
 */
export async function readApis(
  siteDir: string,
  locale: Locale,
  report: Report,
  caches: Caches = createCaches(),
  { documents, isLenient = false }: ReadingPolicy = {},
): Promise<ApiDocument[]> {
  const reading: Report = isLenient ? (finding) => report(relax(finding)) : report;
  const roots = documents
    ? await readNamedRoots(siteDir, documents, { report: reading, caches })
    : await readRoots(siteDir, reading, caches);
  return readEach(siteDir, roots, { locale, caches, isLenient }, report);
}

/** The descriptions beside the contract, `openapi/sandbox/`, in one language. */
export async function readSupplements(
  siteDir: string,
  locale: Locale,
  report: Report,
  caches: Caches,
): Promise<ApiDocument[]> {
  const roots = await readSupplementRoots(siteDir, report, caches);
  return readEach(siteDir, roots, { locale, caches, isLenient: false }, report);
}

type Reading = { locale: Locale; caches: Caches; isLenient: boolean };

async function readEach(siteDir: string, roots: RootFile[], reading: Reading, report: Report): Promise<ApiDocument[]> {
  const apis: ApiDocument[] = [];
  for (const root of roots) {
    const api = await readApi(siteDir, { ...root, ...reading }, report);
    if (api) apis.push(api);
  }
  return apis;
}

/** Five times the largest document that is published; a build of so many takes minutes and gigabytes. */
const MAX_PATHS = 10_000;
const HINT = 'Divide it, by tag for example, and give the parts together: each is an API of one site.';

async function readApi(
  siteDir: string,
  { kind, source: written, id, locale, caches, isLenient }: RootFile & Reading,
  report: Report,
): Promise<ApiDocument | undefined> {
  const { memory } = caches;
  let failed = false;
  const failing: Report = (problem) => {
    failed ||= problem.severity === 'error';
    report(problem);
  };
  const source = memory.memoise(`paths ${siteDir} ${written.file} ${isLenient}`, [written], failing, (report) =>
    addPathSlashes(written, isLenient ? 'warning' : 'error', report),
  );
  const count = isObject(source.value.paths) ? Object.keys(source.value.paths).length : 0;
  if (count > MAX_PATHS) {
    const message = `${count} paths are more than one site can show: at most ${MAX_PATHS}.`;
    failing({ severity: 'error', ...source.locate('/paths'), message, hint: HINT });
    return undefined;
  }
  const strict = isLenient ? toWarnings(report) : failing;
  const sources = await loadReferenced(siteDir, source, strict, caches);
  const parts = [...sources.values()];
  memory.memoise(`references ${siteDir} ${source.file}`, parts, strict, (report) => checkReferences(sources, report));
  if (failed) return undefined;
  const overlays = await Promise.all(
    parts.map((part) => readOverlaySource(siteDir, { source: part, locale, caches }, report)),
  );
  const name = `api ${siteDir} ${source.file} ${id} ${locale}`;
  return memory.memoise(name, [...parts, ...overlays], report, (report) => {
    const translated = parts.map((part, index) => translate(part, overlays[index], report));
    const files = new Map(translated.map((file) => [file.source.file, file]));
    const root = { kind, source, id, locale, isLenient };
    return checkOverlaidReferences(files, report) ? toDocument(root, files, report) : undefined;
  });
}

function toDocument(
  { kind, source, id, locale, isLenient }: RootFile & Pick<Reading, 'locale' | 'isLenient'>,
  files: Map<string, LocalisedFile>,
  report: Report,
): ApiDocument | undefined {
  const { document, origins } = bundle(source.file, new Map([...files].map(([name, { value }]) => [name, value])));
  const isLocalised = [...files.values()].some(({ overlay }) => overlay !== undefined);
  const read = { id, kind, file: source.file, ...(isLocalised && { locale }) };
  const locate = (pointer: string) => locateIn(files, origins, pointer);
  for (const { pointer, isUnknown, ...problem } of checkShapes(document))
    report({ severity: isLenient || isUnknown ? 'warning' : 'error', ...locate(pointer), ...problem });
  correctSecurity(document);
  if (!isSwagger2(document)) return { ...read, document, locate };
  const message = 'Swagger 2.0 is shown as OpenAPI 3.0, by conversion.';
  report({ severity: 'warning', ...source.locate('/swagger'), message, hint: 'Compare the pages with the document.' });
  for (const pointer of dropEmptyMediaTypes(document)) {
    const message = 'This list has no media type: it is read as if it were not there.';
    report({
      severity: isLenient ? 'warning' : 'error',
      ...locate(pointer),
      message,
      hint: 'Write [application/json].',
    });
  }
  const upgraded = upgradeSwagger(document);
  if (!upgraded) {
    const message = 'This is not valid Swagger 2.0: it cannot be converted.';
    report({ severity: 'error', ...source.locate('/swagger'), message, hint: 'Correct what else is reported of it.' });
    return undefined;
  }
  return { ...read, document: upgraded.document, locate: (pointer) => locate(upgraded.toSource(pointer)) };
}

/** What was put in the place of a reference to a file that is missing is where the reference is. */
function locateIn(files: ReadonlyMap<string, LocalisedFile>, origins: Origins, pointer: string): SourcePosition {
  for (let inside = pointer; ; inside = inside.slice(0, inside.lastIndexOf('/'))) {
    const origin = origins.get(inside);
    const position = origin && files.get(origin.file)?.locate(`${origin.pointer}${pointer.slice(inside.length)}`);
    if (position !== undefined) return position;
    if (inside === '') throw new Error(`No file holds ${pointer}.`);
  }
}
