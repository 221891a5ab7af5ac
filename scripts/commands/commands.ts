import type { Commands } from '../cli/program.ts';

/** The commands of the program `api-docs`, in a checkout and in the package. A site can add its own: `provider.commands` in `site.ts`. */
export const COMMANDS: Commands = {
  build: { about: 'builds a site from documents or from a site folder', load: () => import('./build.ts') },
  check: {
    about: 'says what is wrong in documents or in a site folder',
    load: () => import('./check.ts'),
  },
  dev: { about: 'serves a site and shows every saved change in the open page', load: () => import('./dev.ts') },
  serve: { about: 'serves a built site as a static host should', load: () => import('./serve.ts') },
  'new site': { about: 'writes a site folder around documents', load: () => import('./new-site.ts') },
  'new guide': { about: 'writes the skeleton of a page in each language', load: () => import('./new-guide.ts') },
  'new release': { about: 'records a release of the documents', load: () => import('./new-release.ts') },
  stamp: { about: 'declares all translations up to date', load: () => import('./stamp.ts') },
  translations: { about: 'lists what is not translated', load: () => import('./translations.ts') },
  diff: { about: 'rates the changes between two documents', load: () => import('./diff.ts') },
  verify: { about: 'compares the pages of a built site with their documents', load: () => import('./verify.ts') },
  links: { about: 'looks for links of a built site that lead nowhere', load: () => import('./links.ts') },
  hosting: { about: 'writes the configuration of a server for a built site', load: () => import('./hosting.ts') },
  doctor: { about: 'checks a deployed site from outside', load: () => import('./doctor.ts') },
};
