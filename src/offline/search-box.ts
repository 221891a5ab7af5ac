import type { MarkedText, SearchGroup, SearchHit } from '../model/search.ts';

type SearchWords = { search: string; none: string; close: string };

type SearchBoxOptions = {
  words: SearchWords;
  find: (text: string) => Promise<SearchGroup[]>;
  /** Address of a page in the archive, and of a part of it. */
  toFile: (path: string, id?: string) => string;
};

/** Opens the dialog, or closes it if it is open. Results are links, so Tab and Enter are enough. */
export function openSearchBox({ words, find, toFile }: SearchBoxOptions): void {
  const open = document.querySelector<HTMLDialogElement>('dialog.search-dialog');
  if (open) {
    open.close();
    return;
  }
  const dialog = create('dialog', 'search-dialog');
  dialog.ariaLabel = words.search;
  const input = create('input');
  input.type = 'text';
  input.ariaLabel = words.search;
  input.placeholder = words.search;
  const close = create('button', 'cancel', words.close);
  close.type = 'button';
  close.addEventListener('click', () => dialog.close());
  const query = create('div', 'search-dialog__query');
  query.append(input, close);
  const results = create('div', 'search-dialog__results');
  results.role = 'region';
  results.ariaLive = 'polite';
  dialog.append(query, results);
  input.addEventListener('input', async () => {
    const text = input.value;
    const groups = await find(text);
    // Typed on meanwhile.
    if (text !== input.value) return;
    const none = text.trim() === '' ? [] : [create('p', 'empty', words.none.replace('{{query}}', text))];
    results.replaceChildren(...(groups.length > 0 ? groups.map((group) => createGroup(group, toFile)) : none));
  });
  input.addEventListener('keydown', ({ key, isComposing }) => {
    if (key === 'Enter' && !isComposing) results.querySelector('a')?.click();
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  input.focus();
}

function createGroup({ path, title, group, hits }: SearchGroup, toFile: SearchBoxOptions['toFile']): HTMLElement {
  const element = create('div', 'search-group');
  const head = create('p', 'search-group__head');
  head.append(create('b', '', title), create('span', '', group ?? ''));
  element.append(head, ...hits.map((hit) => createHit(hit, toFile(path, hit.id))));
  return element;
}

function createHit({ label, excerpt }: SearchHit, href: string): HTMLElement {
  const link = create('a', 'hit');
  link.href = href;
  const title = create('span', 'hit__title');
  const name = create('b');
  name.append(...mark(label));
  title.append(name);
  // Where the dialog of the site has an icon.
  link.append(create('span'), title);
  if (excerpt) {
    const text = create('p');
    text.append(...mark(excerpt));
    link.append(text);
  }
  return link;
}

/** Text with its matches marked: whatever the index holds, none of it becomes markup. */
function mark({ text, marks }: MarkedText): (string | HTMLElement)[] {
  const rest = marks.at(-1)?.[1] ?? 0;
  return [
    ...marks.flatMap(([from, to], index) => [
      text.slice(marks[index - 1]?.[1] ?? 0, from),
      create('mark', '', text.slice(from, to)),
    ]),
    text.slice(rest),
  ];
}

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}
