import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const COMMAND = JSON.stringify(join(import.meta.dirname, 'command.ts'));

it.each([
  ['writes', { path: 'dist/index.html' }],
  ['copies', { path: 'cache/index.html', dest: 'dist/index.html' }],
])('a command that %s to a full disk names the file that it cannot write', async (_, paths) => {
  const error = JSON.stringify({ code: 'ENOSPC', ...paths });
  const program = `
    const { runCommand } = await import(${COMMAND});
    await runCommand(() => Promise.reject(Object.assign(new Error('disk full'), ${error})));`;
  const words = ['--import', 'tsx', '--input-type=module', '-e', program];
  const ended = await new Promise((resolve) => {
    execFile(process.execPath, words, (failure, _stdout, stderr) => resolve([failure?.code, stderr]));
  });

  expect(ended).toEqual([
    2,
    'dist/index.html cannot be written: the disk is full. Free some space and run the command again.\n',
  ]);
});
