import { join, parse } from 'node:path';
import type { Finding, Report } from '../../findings/finding.ts';
import type { Caches } from '../cache/caches.ts';
import type { JsonObject } from '../json/json-value.ts';
import { isObject } from '../json/json-value.ts';
import { listSiteFiles } from './list-files.ts';
import { applyNamedOverlays } from './named-overlays.ts';
import { readSource, type SourceFile } from './source.ts';
import { isSwagger2 } from './swagger.ts';
import { isArazzo } from './workflows.ts';

export type ApiKind = 'openapi' | 'asyncapi';

/** A file that is an API description by itself. */
export type RootFile = { kind: ApiKind; source: SourceFile; id: string };

const KINDS: readonly ApiKind[] = ['openapi', 'asyncapi'];

/** Folders of descriptions that are no part of the contract: they make no pages, guides list their operations. */
const SUPPLEMENTS = ['openapi/sandbox'];

/**
 * The roots of a site folder, OpenAPI first, in the order of their names: every YAML or JSON file directly in `openapi/` and `asyncapi/`
 * that describes paths, webhooks or channels. Other files there are shared parts.
 */
export async function readRoots(siteDir: string, report: Report, caches: Caches): Promise<RootFile[]> {
  return readFolders(siteDir, KINDS, { report, caches });
}

/** The roots of what is beside the contract: the controls of the sandbox. */
export async function readSupplementRoots(siteDir: string, report: Report, caches: Caches): Promise<RootFile[]> {
  return readFolders(siteDir, SUPPLEMENTS, { report, caches });
}

async function readFolders(
  siteDir: string,
  folders: readonly string[],
  { report, caches }: { report: Report; caches: Caches },
): Promise<RootFile[]> {
  const roots: RootFile[] = [];
  for (const folder of folders) {
    for (const name of await listSiteFiles(siteDir, { folder, pattern: /\.(ya?ml|json)$/ }, report)) {
      const source = await readSource(siteDir, `${folder}/${name}`, report, caches);
      const kind = KINDS.find((candidate) => folder.startsWith(candidate));
      if (source === undefined || kind === undefined) continue;
      if (isRoot(source.value, kind)) roots.push({ kind, source, id: parse(name).name });
      else if (source.value.swagger !== undefined)
        report({ severity: 'error', ...source.locate('/swagger'), ...describeFile(source) });
    }
  }
  return roots;
}

/**
 * The given files, each of which must be an API description or an overlay of one. Addresses begin with the name of the description, before it that of
 * its folder where two are equal.
 */
export async function readNamedRoots(
  siteDir: string,
  files: readonly string[],
  { report, caches }: { report: Report; caches: Caches },
): Promise<RootFile[]> {
  const sources: SourceFile[] = [];
  for (const file of files) {
    if (parse(file).name.toLowerCase() === '__proto__') {
      const hint = 'Addresses begin with it: rename the file.';
      report({ severity: 'error', file, message: 'This name of a file has a meaning of its own in JavaScript.', hint });
      continue;
    }
    const reportFile: Report = (problem) =>
      report(isWholeFile(problem, file) ? { ...problem, hint: `Looked for ${join(siteDir, file)}` } : problem);
    const source = await readSource(siteDir, file, reportFile, caches);
    if (source) sources.push(source);
  }
  const documents = applyNamedOverlays(
    sources.filter((source) => !isArazzo(source)),
    { report, caches },
  );
  const ids = nameFiles(documents.map(({ file }) => file));
  return documents.flatMap((source, index): RootFile[] => {
    const id = ids[index] ?? source.file;
    const other = documents.find(
      (_, position) => position < index && ids[position]?.toLowerCase() === id.toLowerCase(),
    );
    if (other !== undefined) {
      const hint = 'Addresses begin with it: rename one of the two.';
      report({ severity: 'error', file: source.file, message: `${other.file} has the same name.`, hint });
    }
    const kind = KINDS.find((candidate) => isRoot(source.value, candidate) && hasContent(source.value));
    if (kind) return [{ kind, source, id }];
    // A second, empty "paths" is reported there as well, and first.
    report({ severity: 'error', ...source.locate('/paths'), ...describeFile(source) });
    return [];
  });
}

/** Names of files that say nothing but what is in them. */
const COMMON_NAME = /^(openapi|asyncapi|swagger|api)$/i;

/** Where another folder has a file of that name: `loans-2.5.0` for `loans/2.5.0.yml`, and `loans` for `loans/openapi.yml`. */
function nameFiles(files: readonly string[]): string[] {
  const nameOf = (file: string) => parse(file).name.toLowerCase();
  return files.map((file) => {
    const { dir, name } = parse(file);
    const isUnique = files.filter((other) => nameOf(other) === nameOf(file)).length === 1;
    if (isUnique || dir === '') return name;
    const folder = dir.replaceAll('/', '-');
    const isTaken = files.some(
      (other) => other !== file && (parse(other).dir === dir || nameOf(other) === folder.toLowerCase()),
    );
    return COMMON_NAME.test(name) && !isTaken ? folder : `${folder}-${name}`;
  });
}

/** Nothing is there that could be read. */
function isWholeFile(problem: Finding, file: string): boolean {
  return problem.file === file && problem.line === undefined;
}

function hasContent({ paths, webhooks, channels }: JsonObject): boolean {
  return [paths, webhooks, channels].some((part) => isObject(part) && Object.keys(part).length > 0);
}

/** Versions are texts; one that YAML reads as a number means the same. */
function isRoot(value: JsonObject, kind: ApiKind): boolean {
  if (kind === 'openapi' && isSwagger2(value)) return isObject(value.paths);
  const version = value[kind];
  const isVersion = typeof version === 'string' || typeof version === 'number';
  return isVersion && [value.paths, value.webhooks, value.channels].some(isObject);
}

/** What a file is instead of a description that can be rendered. */
function describeFile({ file, value }: SourceFile): Pick<Finding, 'message' | 'hint'> {
  const say = (words: string, hint: string) => ({ message: `${file} ${words}`, hint });
  const { swagger, asyncapi, arazzo, overlay, info, item } = value;
  if (swagger !== undefined)
    return say(
      `is Swagger ${String(swagger)} without paths, or of another version than 2.0.`,
      'Swagger 2.0 is read, and so are OpenAPI 3.0 to 3.2.',
    );
  if (/^1\b/.test(String(asyncapi)))
    return say(
      `is AsyncAPI ${String(asyncapi)}, which is not supported: 2.x and 3.x are.`,
      'Convert it to 2.6 or 3.0: npx -p @asyncapi/cli asyncapi convert',
    );
  if (arazzo !== undefined)
    return say('says that it is an Arazzo description, and has no list of workflows.', 'Write its "workflows".');
  if (overlay !== undefined)
    return say('says that it is an overlay, and has no list of actions.', 'Write its "actions".');
  const kind = KINDS.find((candidate) => value[candidate] !== undefined);
  if (kind !== undefined)
    return say(
      `has the field "${kind}", but no paths, webhooks or channels: there is nothing to render.`,
      'Name the root file of the description.',
    );
  if (isObject(info) && Array.isArray(item)) {
    const hint = `Convert it: npx -p postman-to-openapi p2o ${file} -f openapi.yaml`;
    return say('is a Postman collection, not OpenAPI.', hint);
  }
  return say(
    `is not an OpenAPI or AsyncAPI description. Its fields: ${Object.keys(value).slice(0, 5).join(', ') || 'none'}.`,
    'A description begins with "openapi: 3.1.0" or "asyncapi: 3.0.0".',
  );
}
