import { runProgram } from '../cli/program.ts';

await runProgram('npm run bench --', {
  about: 'Measures this project. A site can have measurements of its own among the commands of api-docs.',
  commands: {
    build: { about: 'time and memory of a build', load: () => import('./bench-build.ts') },
    pages: { about: 'a first visit of pages, and their length', load: () => import('./bench-pages.ts') },
    search: { about: 'the search, and how often it finds the right page', load: () => import('./bench-search.ts') },
  },
});
