import { at, type Check, checkEach, type Fault } from '../check.ts';
import { readHead } from '../html.ts';

/** Each page names itself in every language, those pages exist, and they name it too. */
export const checkLanguages: Check = ({ get, origin, paths }) =>
  checkEach(paths, async (path) => {
    const own = readHead((await get(path)).text);
    if (
      own.alternates.length > 0 &&
      !own.alternates.some(({ hreflang, href }) => hreflang === own.lang && href === own.canonical)
    )
      return [at(path, 'does not name itself among its languages')];
    const others = own.alternates.filter(({ hreflang, href }) => hreflang !== 'x-default' && href !== own.canonical);
    const wrong: Fault[] = [];
    for (const { hreflang, href } of others) {
      if (!href.startsWith(`${origin}/`))
        wrong.push(at(path, `its page in ${hreflang} is at another origin (${href})`));
      const { status, text } = await get(new URL(href).pathname);
      const other = readHead(text);
      if (status !== 200) wrong.push(at(path, `its page in ${hreflang} has status ${status}`));
      else if (other.lang !== hreflang) wrong.push(at(path, `its page in ${hreflang} is in ${other.lang}`));
      else if (!other.alternates.some(({ hreflang, href }) => hreflang === own.lang && href === own.canonical))
        wrong.push(at(path, `its page in ${hreflang} does not name it`));
    }
    return wrong;
  });
