type Section = { name: string; depth: number; start: number };

/** The headings of a page, in its order. */
export function listSections(text: string): string[] {
  return readSections(text).map(({ name }) => name);
}

/** What is below a heading, up to the next one of its level, with the heading. It is found by its name, or by a part of it. */
export function findSection(text: string, wanted: string): string | undefined {
  const sections = readSections(text);
  const name = simplify(wanted);
  const index = [
    (section: Section) => simplify(section.name) === name,
    (section: Section) => name !== '' && simplify(section.name).includes(name),
  ]
    .map((matches) => sections.findIndex(matches))
    .find((found) => found >= 0);
  const section = index === undefined ? undefined : sections[index];
  if (index === undefined || section === undefined) return undefined;
  const next = sections.slice(index + 1).find(({ depth }) => depth <= section.depth);
  return text.slice(section.start, next?.start);
}

/** Lines in fenced code are no headings. */
function readSections(text: string): Section[] {
  const sections: Section[] = [];
  let fence: string | undefined;
  let start = 0;
  for (const line of text.split('\n')) {
    const marks = /^ {0,3}(`{3,})/.exec(line)?.[1];
    if (marks !== undefined && (fence === undefined || (marks.length >= fence.length && line.trim() === marks)))
      fence = fence === undefined ? marks : undefined;
    const [, hashes, name] = (fence === undefined && /^(#{1,6}) (.+)$/.exec(line)) || [];
    if (hashes !== undefined && name !== undefined) sections.push({ name, depth: hashes.length, start });
    start += line.length + 1;
  }
  return sections;
}

/** Without the marks of Markdown, so that a name of the search result is found. */
function simplify(name: string): string {
  return name
    .replace(/[`*_\\[\]]/g, '')
    .trim()
    .toLowerCase();
}
