import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Finding } from '../findings/finding.ts';
import { listFiles } from './site-files.ts';

/** An asset as pages and modules name it; its name changes with its content, its path with the folder of its source. */
const ASSET = /(?:[\w/.-]*\/)?[\w.-]+-[\w-]{8}\.(?:js|css|woff2)/g;
const TEXT = /\.(?:html|js|css|json|md|txt|xml|yaml|webmanifest)$/;

/**
 * What differs between two built sites: paths that one of them lacks, and files of other content. Names of assets are replaced by the content
 * they stand for, and the id of the build is ignored, so a module that only has moved to another folder is no difference.
 */
export async function compareSites(one: string, other: string): Promise<Finding[]> {
  const [before, after] = await Promise.all([readSite(one), readSite(other)]);
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((file): Finding[] => {
    if (before.get(file) === after.get(file)) return [];
    const message = !before.has(file) ? 'added' : after.has(file) ? 'differs' : 'missing';
    return [{ severity: 'error', file, message }];
  });
}

/** Fingerprints of the files of a site by their names, assets by their fingerprints. */
async function readSite(dir: string): Promise<Map<string, string>> {
  const { id } = JSON.parse(await readFile(join(dir, '_build/info.json'), 'utf8'));
  const files = new Map<string, Buffer>();
  for (const name of await listFiles(dir)) files.set(name, await readFile(join(dir, name)));
  const assets = new Map(
    [...files.keys()].filter((name) => name.startsWith('assets/')).map((name) => [basename(name), name]),
  );
  const memory = new Map<string, string>();

  /** An asset that is being read already imports itself in a circle: its name without the hash is used instead. */
  const fingerprint = (name: string): string => {
    const known = memory.get(name);
    if (known !== undefined) return known;
    memory.set(name, `circle ${basename(name).replace(/-[\w-]{8}\./, '.')}`);
    const content = files.get(name) ?? Buffer.alloc(0);
    const text = TEXT.test(name)
      ? content
          .toString()
          .replaceAll(id, 'BUILD')
          .replaceAll(ASSET, (path) => {
            const asset = assets.get(basename(path));
            return asset === undefined ? path : fingerprint(asset);
          })
      : content;
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    memory.set(name, hash);
    return hash;
  };
  return new Map(
    [...files.keys()].map((name) => {
      const hash = fingerprint(name);
      const isAsset = assets.get(basename(name)) === name;
      return [
        isAsset ? `asset ${basename(name).replace(/-[\w-]{8}\./, '.')} ${hash}` : name.replace(id, 'BUILD'),
        hash,
      ];
    }),
  );
}
