import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ROOT } from '../options.ts';
import { readBuildInfo } from '../prerender/build-info.ts';
import { findDeadLinks } from './dead-links.ts';
import { listFiles } from './site-files.ts';

const dir = resolve(process.argv[2] ?? join(ROOT, 'dist'));
const { base } = await readBuildInfo(dir);
const names = await listFiles(dir);
const pages = new Map<string, string>();
for (const name of names.filter((name) => name.endsWith('.html'))) {
  pages.set(name, await readFile(join(dir, name), 'utf8'));
}

const dead = findDeadLinks({ base, names, pages });
for (const { page, href, reason } of dead) console.error(`${page}: ${href}: ${reason}`);
console.log(`${pages.size} pages, ${dead.length} dead links`);
process.exitCode = dead.length > 0 ? 1 : 0;
