import module from 'node:module';
import { exitWithUsage } from '../../packages/base/node/options.ts';
import { PROGRAM } from '../installation/installation.ts';

// The program of the package: `api-docs build openapi.yaml`. A checkout starts the same files by npm, without this one.

type Command = { about: string; load: () => Promise<unknown> };

const COMMANDS: Record<string, Command> = {
  build: { about: 'builds a site from documents or from a site folder', load: () => import('./build.ts') },
  check: {
    about: 'says what is wrong in documents or in a site folder; writes nothing',
    load: () => import('./check-site.ts'),
  },
  dev: { about: 'serves a site and shows every saved change in the open page', load: () => import('./watch.ts') },
  serve: { about: 'serves a built site as a static host should', load: () => import('./serve.ts') },
  new: { about: 'writes a site folder around documents', load: () => import('./new-site.ts') },
  verify: { about: 'compares the pages of a built site with their documents', load: () => import('./verify.ts') },
  links: { about: 'looks for links of a built site that lead nowhere', load: () => import('./links.ts') },
  diff: { about: 'rates the changes between two documents', load: () => import('./spec-diff.ts') },
  hosting: { about: 'writes the configuration of a server for a built site', load: () => import('./hosting.ts') },
  doctor: { about: 'checks a deployed site from outside', load: () => import('./doctor.ts') },
};

const HELP = `${PROGRAM} COMMAND [OPTIONS]

Makes a site from OpenAPI and AsyncAPI documents.

${Object.entries(COMMANDS)
  .map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`)
  .join('\n')}

${PROGRAM} COMMAND --help lists the options of a command. Exit codes: 0 done, 1 mistakes in the content, 2 wrong use or a mistake of ours.`;

const [name = '--help', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (name === '--help' || name === '-h' || name === 'help') console.log(HELP);
else if (command === undefined) exitWithUsage(`There is no command "${name}". ${PROGRAM} --help lists them.`);
else {
  // Node 22 and newer; the second start is faster.
  if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function') module.enableCompileCache();
  process.argv.splice(2, process.argv.length, ...args);
  await command.load();
}
