import { existsSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { openFolder, workFolder } from './work-folder.ts';

const dir = mkdtempSync(join(tmpdir(), 'work-folder-'));
afterAll(() => rmSync(dir, { recursive: true }));

it.each([
  [`https://me:s3cret@tea.example/${'a'.repeat(300)}.yaml?token=s3cret`, /^a{60}-[\da-f]{8}$/],
  ['https://me:s3cret@tea.example?token=s3cret', /^tea\.example-[\da-f]{8}$/],
])('has a short name without secrets, and is closed to other users: %s', (address, name) => {
  const folder = workFolder(address);
  expect(basename(folder)).toMatch(name);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  rmSync(folder, { recursive: true });
});

it('removes folders that no command has used for a month', () => {
  const [used, unused] = [openFolder(dir, 'used'), openFolder(dir, 'unused')];
  for (const folder of [used, unused]) utimesSync(folder, 0, 0);
  openFolder(dir, 'used');
  expect([existsSync(used), existsSync(unused)]).toEqual([true, false]);
});

it('is a folder of this process where nothing can be written', () => {
  const says = vi.spyOn(console, 'error').mockReturnValue();
  // A file in place of a folder keeps an administrator out as well.
  const folder = openFolder(import.meta.filename, 'tea');
  rmSync(folder, { recursive: true });
  expect(dirname(folder)).toBe(tmpdir());
  expect(says.mock.calls).toEqual([[expect.stringMatching(/cannot be used: .* is a file\. This run has no cache/)]]);
  says.mockRestore();
});
