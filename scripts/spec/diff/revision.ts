import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { AuthorError } from '../../../packages/base/node/author-error.ts';

const run = promisify(execFile);
const FOLDERS = ['openapi', 'asyncapi'];

/** The full hash of a commit. */
export async function readRevision(siteDir: string, revision: string): Promise<string> {
  const words = ['-C', siteDir, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`];
  const { stdout } = await run('git', words, { env: { ...process.env, LC_ALL: 'C' } }).catch((error: unknown) => {
    const text = String(error);
    if (/ENOENT/.test(text)) throw new AuthorError(`"${revision}" cannot be read: git is not installed.`);
    if (/not a git repository/.test(text)) throw new AuthorError(`${siteDir} is not in a git repository.`);
    throw new AuthorError(`There is no revision "${revision}" here. Fetch it first, or check the spelling.`);
  });
  return stdout.trim();
}

/**
 * Calls `work` with a folder that holds the API files of a site folder as they were at a revision, and removes it after.
 * The folder is empty when there were none.
 */
export async function withRevision<T>(
  siteDir: string,
  revision: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const git = async (...words: string[]) =>
    (await run('git', ['-C', siteDir, ...words], { encoding: 'buffer', maxBuffer: 1e8 })).stdout;
  await readRevision(siteDir, revision);
  const listed = String(await git('ls-tree', '-r', '-z', '--name-only', revision, '--', ...FOLDERS));
  const folder = await mkdtemp(join(tmpdir(), 'spec-diff-'));
  try {
    for (const file of listed.split('\0').filter((name) => /\.(ya?ml|json)$/.test(name))) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), await git('show', `${revision}:./${file}`));
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
