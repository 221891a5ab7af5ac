import { basename, dirname } from 'node:path';
import type { Compiled, CompiledEdition } from '../compile.ts';
import { versionPrefix } from '../describe/documents.ts';
import { publishApi } from './api-files.ts';
import { attachments } from './attachments.ts';
import { guideImages } from './images.ts';
import type { Output } from './output.ts';
import { pageData } from './page-data.ts';
import { routesSource } from './routes.ts';
import { sitemap } from './sitemap.ts';
import { type Written, writeIfChanged, writeOutputs } from './write.ts';

export type EmitOptions = {
  /** Folder that will hold everything the browser may fetch, and nothing else. */
  publicDir: string;
  /** File for the union of all paths; left out for a site whose paths no code names. */
  routesFile?: string;
};

/** Writes what a compiled site consists of. To be called only when there are no errors. */
export async function emit(compiled: Compiled, { publicDir, routesFile }: EmitOptions): Promise<Written> {
  const written = await writeOutputs(await outputsOf(compiled), publicDir);
  if (routesFile !== undefined) {
    await writeIfChanged({ path: basename(routesFile), content: routesSource(compiled.editions) }, dirname(routesFile));
  }
  return written;
}

/** All public files of a site. */
export async function outputsOf({ config, dir, editions }: Compiled): Promise<Output[]> {
  const images = await Promise.all(editions.map((edition) => guideImages(dir, edition.folder, edition.images)));
  const documents = editions.flatMap(publishedDocuments);
  const files = await attachments(dir, config);
  return unique([
    ...editions.flatMap(pageData),
    ...images.flat(),
    ...documents,
    ...files,
    ...sitemap(editions, config.origin),
  ]);
}

function publishedDocuments({ apis, folder }: CompiledEdition): Output[] {
  return apis.flatMap((api) =>
    publishApi(api).map(({ path, text }) => ({ path: versionPrefix(folder) + path, content: text })),
  );
}

/** A document without a translation is the same file in every language. */
function unique(outputs: Output[]): Output[] {
  return [...new Map(outputs.map((output) => [output.path, output])).values()];
}
