/** The languages that the interface speaks. */
export const LOCALES = {
  en: { locale: 'en', tag: 'en', name: 'English' },
  zh: { locale: 'zh', tag: 'zh-CN', name: '简体中文' },
} as const;

/** The `site.ts` to go on from: a site of its documents, in one language. */
export function siteSource({
  title,
  locale,
  workflows = [],
}: {
  title: string;
  locale: keyof typeof LOCALES;
  /** Paths of the workflows of Arazzo descriptions. */
  workflows?: readonly string[];
}): string {
  const { tag, name } = LOCALES[locale];
  const text = locale === 'zh' ? '流程' : 'Workflows';
  const link = workflows.length > 0 ? `, { text: '${text}', link: '${workflows[0]}', activeMatch: '/workflows/' }` : '';
  const items = workflows.map((path) => `'${path}'`).join(', ');
  const sidebars = workflows.length > 0 ? `{ workflows: [{ text: '${text}', items: [${items}] }] }` : '{}';
  return `export const site = {
  title: ${JSON.stringify(title)},
  locales: [{ locale: '${locale}', tag: '${tag}', name: '${name}' }],
  sourceLocale: '${locale}',
  nav: [{ text: '${locale === 'zh' ? '总览' : 'Overview'}', link: '/reference/' }${link}],
  sidebars: ${sidebars},
};
`;
}
