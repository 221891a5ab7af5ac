/** The languages that the interface speaks. */
export const LOCALES = {
  en: { locale: 'en', tag: 'en', name: 'English' },
  zh: { locale: 'zh', tag: 'zh-CN', name: '简体中文' },
} as const;

/** The `site.ts` to go on from: a site of its documents, in one language. */
export function siteSource({ title, locale }: { title: string; locale: keyof typeof LOCALES }): string {
  const { tag, name } = LOCALES[locale];
  return `export const site = {
  title: ${JSON.stringify(title)},
  locales: [{ locale: '${locale}', tag: '${tag}', name: '${name}' }],
  sourceLocale: '${locale}',
  nav: [{ text: '${locale === 'zh' ? '总览' : 'Overview'}', link: '/reference/' }],
  sidebars: {},
};
`;
}
