import { versionPrefix } from '../../describe/document/documents.ts';
import type { ResolveDirective } from './directive.ts';

/** `::documents`: the documents of the site with their files, those in the language of the page first. Sizes and checksums are added when they are written. */
export const resolveDocuments: ResolveDirective = (_directive, _at, { apis, apiFiles, config, folder, locale }) => {
  const getLanguage = (file: { locale?: string }) => file.locale ?? config.sourceLocale;
  const getName = (language: string | undefined) => config.locales.find((one) => one.locale === language)?.name;
  return [
    {
      kind: 'packages',
      items: apis.map(({ title, file, format: specification, downloads }) => {
        const files = apiFiles.filter(({ source }) => source === file);
        const own = files.filter((one) => getLanguage(one) === locale);
        const isTranslated = files.some((one) => one.locale !== undefined);
        return {
          title,
          about: [specification, downloads[0]?.version].filter(Boolean).join(' · '),
          files: [...new Set([...own, ...files])].map((one) => ({
            href: `/${versionPrefix(folder)}${one.path}`,
            format: [isTranslated && getName(getLanguage(one)), one.format.toUpperCase()].filter(Boolean).join(' · '),
          })),
        };
      }),
    },
  ];
};
