import { at, type Check, type Fault } from '../check.ts';
import { readHead } from '../html.ts';

const ACCEPT = 'text/markdown, text/html;q=0.9, */*;q=0.1';

/** A page is Markdown for who prefers it, HTML for browsers, and says that it has both. */
export const checkMarkdown: Check = async ({ home, get, paths }) => {
  const findings: Fault[] = [];
  for (const path of paths.slice(0, 3)) {
    const markdown = await get(path, { accept: ACCEPT });
    const html = await get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    if (!markdown.headers.get('content-type')?.startsWith('text/markdown'))
      findings.push(at(path, `with Accept: text/markdown it is ${markdown.headers.get('content-type')}`));
    if (readHead(html.text).lang === '') findings.push(at(path, 'what a browser accepts gets no page'));
    for (const { headers } of [markdown, html])
      if (!/(^|,)\s*accept\s*(,|$)/i.test(headers.get('vary') ?? '')) findings.push(at(path, 'has no Vary: Accept'));
  }
  const index = await get(`${home.pathname}llms.txt`);
  if (index.status !== 200) findings.push(at('llms.txt', `status ${index.status}`));
  return findings;
};
