import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Compiled } from '../../scripts/content/compile.ts';
import { emit } from '../../scripts/content/emit/emit.ts';

/** The files that a compiled site is published as, by path, as text. */
export async function emittedFiles(compiled: Compiled): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'emitted-'));
  try {
    await emit(compiled, { publicDir: folder, removesOthers: false });
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    return new Map(
      await Promise.all(
        files.map(async (file): Promise<[string, string]> => [relative(folder, file), await readFile(file, 'utf8')]),
      ),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
