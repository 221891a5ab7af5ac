import { getLanguageTag } from '../../../src/model/locale.ts';
import { readAddress } from '../../../src/model/page-address.ts';
import type { Compiled } from '../../content/compile.ts';
import { attributes, tag } from '../../site/prerender/html.ts';

/** None: without the link the browser would ask for `/favicon.ico`. */
const FAVICON = tag('link', { rel: 'icon', href: 'data:,' });

/** `index.html` for the development server: the page is rendered in the browser, the document says which one it is. */
export function fillDevelopmentPage(
  html: string,
  url: string,
  { compiled, provider }: { compiled: Compiled | undefined; provider: string | undefined },
): string {
  const scheme = compiled?.localeBuilds[0]?.site;
  const pathname = new URL(url, 'http://localhost').pathname;
  const key = scheme && readAddress(pathname, scheme);
  const localeBuild = compiled?.localeBuilds.find(
    ({ site }) => site.locale === (key?.locale ?? site.locale) && site.version === key?.version,
  );
  const page =
    localeBuild?.pages.find(({ path }) => path === key?.path) ??
    localeBuild?.pages.find(({ layout }) => layout === 'not-found');
  const app = {
    'data-path': page?.path,
    'data-locale': localeBuild?.site.locale,
    'data-version': localeBuild?.site.version,
    'data-root': localeBuild?.site.base,
    'data-groups': page?.sidebarGroups?.join(' '),
    'data-provider': provider && `/@fs${provider}`,
  };
  const lang = localeBuild ? getLanguageTag(localeBuild.site.locales, localeBuild.site.locale) : 'en';
  return html
    .replace('<html lang="en"', `<html lang="${lang}"`)
    .replace('<!--head-->', `<title>${page?.title ?? ''}</title>${FAVICON}`)
    .replace('<div id="app">', `<div id="app"${attributes(app)}>`)
    .replace('<!--app-->', '')
    .replace('<!--end-->', '<script type="module" src="/src/app/entry.dev.ts"></script>');
}
