import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectTypeOf, it } from 'vitest';
import type { Schema } from '../../packages/simulator/core/contract/schemas.ts';
import type { listen } from '../../samples/listener.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import type { ListenEvent } from '../../site/client/types.ts';

// Checked by `npm run types`: what the contract has lost does not compile.
it('an event of the contract is one for the typed client and for the published listener', () => {
  expectTypeOf<Schema<'WsEvent'>>().not.toBeAny();
  expectTypeOf<Schema<'WsEvent'>>().toExtend<ListenEvent>();
  expectTypeOf<Schema<'WsEvent'>>().toExtend<Parameters<Parameters<typeof listen>[0]['store']>[0]>();
});

it('no module imports a declaration file, whose types are `any` in the projects that reference its own', () => {
  const files = execFileSync('git', ['ls-files', 'packages', 'site', 'src', 'scripts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const importing = files
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && /from '[^']+\.d\.ts'/.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(importing).toEqual([]);
});
