import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { AuthorError } from '../../../packages/base/node/author-error.ts';
import { PROGRAM } from '../../installation/installation.ts';
import type { PackageFile } from '../package.ts';
import { compileProgram } from './compile-program.ts';
import { prebuild } from './prebuild.ts';

/** The program, which starts the commands. */
const MAIN = 'scripts/commands/main';

/** What the program reads, at its place below the project. */
const ASSETS = [
  ...['LICENSE', 'index.html', 'relay.html', 'scripts/spec/glossary.yaml'],
  ...['src/assets/fonts', 'src/assets/icons', 'src/strings'],
];
/** Fonts are in the prebuilt interface. */
const ASSET_FILES = /(?<!\.test)\.(svg|txt|json|yaml|html|mjs)$|LICENSE$/;

/**
 * The generator as a package: its modules as JavaScript, what they read, and the interface as it is bundled. Its dependencies are
 * the packages that its modules import, in the versions of this project. `work`: an empty folder, which receives the bundles.
 */
export async function packGenerator(root: string, work: string): Promise<PackageFile[]> {
  const { files, packages } = await compileProgram(root, [join(root, `${MAIN}.ts`)]);
  await prebuild(root, join(work, 'prebuilt'));
  const text = await readFile(join(root, 'package.json'), 'utf8');
  return [
    ...files.map((file) => (file.path === `${MAIN}.js` ? { ...toProgram(file), isExecutable: true } : file)),
    ...(await Promise.all(ASSETS.map((path) => readFiles(root, path, ASSET_FILES)))).flat(),
    ...(await readFiles(work, 'prebuilt', /./)),
    {
      path: 'vendor/@scalar/LICENSE',
      content: await readFile(join(root, 'node_modules/@scalar/openapi-upgrader/LICENSE')),
    },
    { path: 'README.md', content: await readFile(join(root, 'docs/third-party-documents.md')) },
    { path: 'package.json', content: toManifest(JSON.parse(text), packages) },
  ];
}

function toProgram({ path, content }: PackageFile): PackageFile {
  return { path, content: `#!/usr/bin/env node\n${content}` };
}

type Manifest = {
  version: string;
  license: string;
  engines: { node: string };
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

function toManifest(manifest: Manifest, packages: readonly string[]): string {
  const known = { ...manifest.devDependencies, ...manifest.dependencies };
  const unknown = packages.find((name) => known[name] === undefined);
  if (unknown !== undefined)
    throw new AuthorError(`The generator imports "${unknown}", which package.json does not name.`);
  return `${JSON.stringify(
    {
      name: PROGRAM,
      version: manifest.version,
      description: 'Sites from OpenAPI and AsyncAPI documents',
      license: manifest.license,
      type: 'module',
      bin: { [PROGRAM]: `${MAIN}.js` },
      engines: { node: manifest.engines.node },
      dependencies: Object.fromEntries(packages.map((name) => [name, known[name]])),
    },
    null,
    2,
  )}\n`;
}

/** A file, or all files below a folder whose names match, with their paths below `root`. */
async function readFiles(root: string, path: string, pattern: RegExp): Promise<PackageFile[]> {
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true }).catch(() => undefined);
  const files = entries?.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const names = (files ?? [join(root, path)]).filter((file) => pattern.test(file));
  return await Promise.all(
    names.map(async (file) => ({ path: relative(root, file).replaceAll(sep, '/'), content: await readFile(file) })),
  );
}
