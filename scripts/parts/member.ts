/** A member of an object by its place in the text of a document: offsets in UTF-16 units. */
export type Member = {
  key: string;
  /** Where its key begins; in YAML the line of the key. */
  start: number;
  /** Where its value begins. */
  value: number;
  /** Where it ends: in JSON its value, in YAML its last line. */
  end: number;
};

/** A document of which only the parts that are asked for are parsed: a tree of 50,000 paths would weigh gigabytes. */
export type LargeText = {
  format: 'json' | 'yaml';
  text: string;
  root: Member[];
  /** The members of an object that is a member. */
  list(member: Member): Member[];
  read(member: Member): unknown;
  /** The line of an offset, from 1. */
  lineAt(offset: number): number;
};
