import type { IconName } from '../../../.generated/icons.ts';

/** An object of the reader's, as far as a call can change what people look at. */
export type ProviderObject = {
  kind: string;
  kindLabel: string;
  icon: IconName;
  /** Ids of one kind sort by age. */
  id: string;
  /** What people call it. */
  title?: string;
  /** An id that says no more than the amounts is not shown. */
  isIdHidden?: true;
  status?: string;
  amounts: Amount[];
};

/** `currency`: absent for what is no money, such as a number of pieces. */
export type Amount = { label: string; value: string; currency?: string };
