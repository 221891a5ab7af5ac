import type { ResolveDirective } from './directive.ts';

/** `::documents`: the documents of the site with their files. Sizes and checksums are added when the files are written. */
export const resolveDocuments: ResolveDirective = (_directive, _at, { apis }) => [
  {
    kind: 'packages',
    items: apis.map(({ title, format: specification, downloads }) => ({
      title,
      about: [specification, downloads[0]?.version].filter(Boolean).join(' · '),
      files: downloads.map(({ format, url }) => ({ href: url, format: format.toUpperCase() })),
    })),
  },
];
