import module from 'node:module';
import { type Commands, runProgram } from '../cli/program.ts';
import { importAdditions } from '../content/read/site.ts';
import { toCommand } from '../installation/installation.ts';
import { COMMANDS } from './commands.ts';

// Node 22 and newer; the second start is faster.
if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function') module.enableCompileCache();
await runProgram(toCommand(), {
  about: 'Makes a site from OpenAPI and AsyncAPI documents.',
  commands: COMMANDS,
  readMore: async () => (await importAdditions<Commands>('.', 'commands')) ?? {},
});
