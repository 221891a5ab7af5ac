import { Element, type Node, Window } from 'happy-dom';
import type { PageFacts, PageField, PagePart } from '../facts.ts';

const SECTIONS: Record<string, string> = {
  path: 'path',
  parameters: 'path',
  query: 'query',
  body: 'body',
  headers: 'header',
  cookie: 'cookie',
};

/** After the name of an option that is a link to the page of its type: that its fields are there needs no sentence. */
export const LINKED_OPTION = '⟦option⟧';

/** A page of a built site as its HTML says it, before any script. */
export function readHtml(file: string, source: string): PageFacts {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  document.documentElement.innerHTML = source.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '');
  const main = document.querySelector('main') ?? document.body;
  for (const option of main.querySelectorAll('.alternatives > a')) option.append(LINKED_OPTION);
  const parts: PagePart[] = [];
  for (const [id, place] of Object.entries(SECTIONS)) {
    const section = main.querySelector(`section[id="${id}"]`);
    if (section) parts.push(readPart(place, section));
  }
  for (const response of main.querySelectorAll('details.response')) {
    const status = response.getAttribute('data-status') ?? '';
    const headers = [...response.querySelectorAll('.response__body > details')].find(isHeaders);
    if (headers) parts.push(readPart(`headers ${status}`, headers));
    headers?.remove();
    const name = response.querySelector('summary > small')?.textContent ?? '';
    parts.push({ ...readPart(`response ${status}`, response), ...(name !== '' && { name }) });
  }
  for (const message of main.querySelectorAll('details.channel-message')) {
    const name = message.querySelector('.fold__title')?.textContent ?? '';
    const [headers] = [...message.querySelectorAll('.fold__body > details')];
    if (headers) parts.push(readPart(`message headers ${name}`, headers));
    headers?.remove();
    parts.push(readPart(`message ${name}`, message));
  }
  const codes = [...main.querySelectorAll('pre')].map((code) => code.textContent);
  const links = [...main.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  return { file, words: `${main.textContent}\n${links.join('\n')}`, parts, codes };
}

/** Headers of a response have ids of their own. */
function isHeaders(element: Element): boolean {
  return element.querySelector('li.field')?.id.includes('-header-') ?? false;
}

function readPart(place: string, section: Element): PagePart {
  const fields = [...section.querySelectorAll(FIELDS)].flatMap((field) => readField(field) ?? []);
  return { place, words: section.textContent, fields };
}

const FIELDS = 'li.field, .field-content';

function readField(field: Element): PageField | undefined {
  const name = getName(field);
  if (name === undefined) return undefined;
  const names = [name];
  for (let parent = field.parentElement; parent; parent = parent.parentElement)
    if (parent.matches(FIELDS)) names.unshift(getName(parent) ?? '');
  const head = field.querySelector('.field__head');
  const marks = [...(head?.children ?? [])].slice(1).map((mark) => mark.textContent);
  return { path: names.filter(Boolean).join('.'), head: marks.join(' · '), words: getOwnWords(field) };
}

/** `quote.amount` for a field of a small object that is listed beside it. */
function getName(field: Element): string | undefined {
  return field.querySelector('.field__name')?.textContent ?? undefined;
}

/** Its text without that of the fields inside it. */
function getOwnWords(node: Node): string {
  return [...node.childNodes]
    .map((child) =>
      child instanceof Element && child.matches(FIELDS)
        ? ''
        : child.childNodes.length > 0
          ? getOwnWords(child)
          : child.textContent,
    )
    .join('');
}
