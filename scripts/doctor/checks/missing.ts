import { type Check, compare, type Fault } from '../check.ts';
import { readHead } from '../html.ts';

/** No page has this name. */
const NAME = 'doctor-asks-for-a-missing-page';

/** Unknown addresses have status 404, the page of the language around them, and are not cached. */
export const checkMissing: Check = async ({ home, get }) => {
  const { alternates } = readHead((await get(home.pathname)).text);
  const folders = new Set([home.pathname, ...alternates.map(({ href }) => new URL(href).pathname)]);
  const findings: Fault[] = [];
  for (const folder of folders) {
    const { lang } = readHead((await get(folder)).text);
    const { status, headers, text } = await get(`${folder}${NAME}`);
    findings.push(
      ...compare(folder + NAME, 'status', status, 404),
      ...compare(folder + NAME, 'language', readHead(text).lang, lang),
      ...compare(folder + NAME, 'cache-control', headers.get('cache-control'), 'no-cache'),
    );
  }
  for (const path of [`${home.pathname}assets/${NAME}-missing1.js`, `${home.pathname}_build/${NAME}/_data/site.json`]) {
    const { status, headers } = await get(path);
    findings.push(
      ...compare(path, 'status', status, 404),
      ...compare(path, 'cache-control', headers.get('cache-control'), 'no-cache'),
    );
  }
  return findings;
};
