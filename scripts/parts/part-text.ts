import type { LargeText, Member } from './member.ts';

/** The text of a part, and where its lines come from. */
export type PartText = {
  text: string;
  /** The line of the whole document, from 1, of one of the part. */
  toSource(line: number): number;
};

/** What a part consists of: members of the root as they are, the paths, and components by the members that hold them. */
export type PartContent = {
  head: Member[];
  tags: { at: Member; value: unknown } | undefined;
  paths: { at: Member; members: Member[] };
  /** `components` with its sections, or in Swagger 2.0 the sections alone. */
  sections: { at: Member; within: Member | undefined; members: Member[] }[];
};

/** Writes a part with the text of the whole document: a message about it is one about that. */
export function writePart(large: LargeText, { head, tags, paths, sections }: PartContent): PartText {
  const isJson = large.format === 'json';
  const chunks: string[] = [];
  /** Each piece begins a line. */
  const origins: { line: number; source: number }[] = [];
  let lines = 1;
  const add = (text: string, source: Member) => {
    const whole = text.endsWith('\n') ? text : `${text}\n`;
    origins.push({ line: lines, source: large.lineAt(source.start) });
    chunks.push(whole);
    lines += whole.split('\n').length - 1;
  };
  const addAll = (members: Member[]) => {
    for (const [index, member] of members.entries()) {
      const comma = isJson && index < members.length - 1 ? ',' : '';
      add(large.text.slice(member.start, member.end) + comma, member);
    }
  };
  const open = (member: Member) => {
    const line = large.text.slice(member.start, member.value);
    add(isJson ? `${line}{` : line, member);
  };
  const close = (member: Member, comma: string) => {
    if (isJson) add(`}${comma}`, member);
  };

  if (isJson) add('{', paths.at);
  for (const member of head) add(large.text.slice(member.start, member.end) + (isJson ? ',' : ''), member);
  if (tags) add(isJson ? `"tags": ${JSON.stringify(tags.value)},` : `tags: ${JSON.stringify(tags.value)}`, tags.at);
  open(paths.at);
  addAll(paths.members);
  close(paths.at, sections.length > 0 ? ',' : '');
  for (const [index, { at, within, members }] of sections.entries()) {
    if (within && sections[index - 1]?.within !== within) open(within);
    open(at);
    addAll(members);
    const isLast = index === sections.length - 1;
    const isLastWithin = within !== undefined && sections[index + 1]?.within !== within;
    close(at, isLast || isLastWithin ? '' : ',');
    if (within && isLastWithin) close(within, isLast ? '' : ',');
  }
  if (isJson) add('}', paths.at);
  return { text: chunks.join(''), toSource: (line) => findSource(origins, line) };
}

function findSource(origins: readonly { line: number; source: number }[], line: number): number {
  const origin = origins.findLast((one) => one.line <= line);
  return origin ? origin.source + line - origin.line : line;
}
