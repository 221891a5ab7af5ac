import type { ResolveDirective } from './directive.ts';

/** `::documents`: the documents of the site with their files. Sizes and checksums are added when the files are written. */
export const resolveDocuments: ResolveDirective = (_directive, _at, { apis }) => [
  {
    kind: 'packages',
    items: apis.map(({ title, format: about, downloads }) => ({
      title,
      about,
      files: downloads.map(({ format, url, version }) => ({
        ...{ href: url, format: format.toUpperCase() },
        ...(version !== undefined && { version }),
      })),
    })),
  },
];
