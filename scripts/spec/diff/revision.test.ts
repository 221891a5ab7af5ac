import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readRevision } from './revision.ts';

afterEach(() => vi.unstubAllEnvs());

it('says that a folder is not in a repository', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'revision-'));
  await expect(readRevision(dir, 'HEAD')).rejects.toThrow(`${dir} is not in a git repository.`);
  rmSync(dir, { recursive: true });
});

it('says that git is not installed', async () => {
  vi.stubEnv('PATH', '/nowhere');
  await expect(readRevision('.', 'HEAD')).rejects.toThrow('"HEAD" cannot be read: git is not installed.');
});

it('says that there is no such revision', async () => {
  await expect(readRevision('.', 'no-such-branch')).rejects.toThrow('There is no revision "no-such-branch" here.');
});
