import { runProgram } from '../cli/program.ts';

await runProgram('npm run search --', {
  about: 'The search of a built site outside of the browser.',
  commands: {
    export: { about: 'writes it into a PostgreSQL database', load: () => import('./search-export.ts') },
    serve: { about: 'serves it', load: () => import('./search-serve.ts') },
  },
});
