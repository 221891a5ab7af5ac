/** What a card shows about the target of a link before following it. */
export type Card = {
  title: string;
  /** The title is a name of the contract, set as code. */
  isCode?: true;
  /** What kind of thing it is, or its name in words. */
  note?: string;
  text: string;
  /** What to do about an error. */
  advice?: string;
};

/** By the address of the target, its site path with its fragment. */
export type Cards = Record<string, Card>;
