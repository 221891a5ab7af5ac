import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '../../src/model/config.ts';
import { step } from '../cli/step.ts';
import type { Caches } from '../content/cache/caches.ts';
import { type DocumentOptions, toConfig } from '../content/read/document-site.ts';
import { getText } from '../content/texts/texts.ts';
import { buildSite } from '../site/build-site.ts';
import { checkOutputFolder } from '../site/publish/output-folder.ts';
import { makeTemporaryFolder } from '../site/publish/temporary-folder.ts';
import { buildPart } from './build-part.ts';
import { divideDocument } from './divide-document.ts';
import { type LargeDocument, readLargeText } from './find-large-document.ts';
import type { Part, PartSite } from './group-paths.ts';
import { writeHome } from './write-home.ts';

type PartsOptions = {
  outDir: string;
  work: string;
  caches: Caches;
  isVerbose?: boolean | undefined;
  /** What the command line says of the site. */
  described: DocumentOptions;
};

/**
 * Builds a document that is too large for one site: each part in a process of its own, one after the other, so that memory is what one part takes;
 * then the home page, whose search finds the operations of all parts. False where some part has mistakes: all of them are printed.
 */
export async function buildParts(
  document: LargeDocument,
  { outDir, work, caches, isVerbose, described }: PartsOptions,
): Promise<boolean> {
  const folder = join(work, 'parts');
  await checkOutputFolder(outDir, { dir: work, documents: [] });
  const { config, parts } = await step('divide the document', () => writeParts(document, folder, described));
  const built = makeTemporaryFolder(outDir);
  let isComplete = true;
  for (const [index, part] of parts.entries()) {
    const name = `part ${index + 1} of ${parts.length}, ${part.title}: ${part.operations} operations`;
    const { isBuilt, messages } = await step(name, () =>
      buildPart(part, { file: document.file, outDir: join(built, part.name), isVerbose }),
    );
    for (const message of messages) console.error(message);
    isComplete &&= isBuilt;
  }
  if (!isComplete) return false;
  const home = await writeHome({ document, folder: join(folder, '_home'), config, parts, built });
  return buildSite(
    { site: home, work, caches },
    {
      ...{ outDir, isVerbose },
      addFiles: async (target) => {
        for (const { name } of parts) await rename(join(built, name), join(target, name));
      },
    },
  );
}

/** Writes a site folder for each part, in place of those of the last build. What is returned holds nothing of the text. */
async function writeParts(
  { path, file, format, size }: LargeDocument,
  folder: string,
  described: DocumentOptions,
): Promise<{ config: SiteConfig; parts: PartSite[] }> {
  await rm(folder, { recursive: true, force: true });
  const { info, parts, write } = divideDocument(await readLargeText(path), file, size);
  const config = toConfig([info], described);
  const sites: PartSite[] = [];
  for (const part of parts) {
    const dir = join(folder, part.name);
    await mkdir(join(dir, 'openapi'), { recursive: true });
    const { text, toSource } = write(part);
    await writeFile(join(dir, 'openapi', `api.${format}`), text);
    await writeFile(
      join(dir, 'site.ts'),
      `export const site = ${JSON.stringify(toPartConfig(config, part), null, 2)};\n`,
    );
    const { name, title, operations } = part;
    sites.push({ name, title, operations, dir, toSource });
  }
  return { config, parts: sites };
}

function toPartConfig(config: SiteConfig, { name, title }: Part): SiteConfig {
  const all = getText(config.sourceLocale)('content:parts.all');
  return {
    ...config,
    title: `${config.title} · ${title}`,
    base: `/${name}/`,
    nav: [{ text: all, link: '/../' }, ...config.nav],
  };
}
