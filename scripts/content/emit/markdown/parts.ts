/** The file of a part of a page: the first one has the address of the page. */
export function partPath(path: string, part: number): string {
  return part === 1 ? path : path.replace(/\.md$/, `.part-${part}.md`);
}

/** Blocks before the text of a part: title, address, the index, and the list of all parts. */
const HEAD_BLOCKS = 4;

/** The Markdown of a page that was published as these files (`renderPageFiles`), without what the parts repeat. */
export function joinPageFiles(files: string[], title: string): string {
  const [first = ''] = files;
  if (files.length === 1) return first;
  const texts = files.map((text) => text.split('\n\n').slice(HEAD_BLOCKS).join('\n\n').trimEnd());
  const address = first.split('\n\n')[1] ?? '';
  return `${[`# ${title}`, address, ...texts].join('\n\n')}\n`;
}
