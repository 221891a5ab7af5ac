import type { JsonValue } from '../../model/schema.ts';

/** A parameter, or a field of the body with the names that lead to it. */
export type FieldRef = { location: 'path' | 'query' | 'header' | 'body'; path: readonly string[] };

/** A field of the body that is a file, or several. */
export type FileField = { isList: boolean };

/** A value that a field can have now, with a name for people. */
export type Choice = { value: string; label: string };

/** What makes a value where there is nothing to choose from: `Provider.prepare`. */
type Preparation = { id: string; label: string };

/** Best first. */
export type ChoiceList = { choices: Choice[]; preparation?: Preparation };

/** What is wrong with a field: a rule of the contract that its value breaks, or the error that names it. `field` as in `details`: `amount.value`, `path:cardId`. */
export type FieldMark = { field: string } & ({ rule: string; value?: string } | { text: string });

/** A line under a field, such as the total of an amount with its fees: `label value = terms`. */
export type FieldNote = { label: string; value: string; terms: string };

/** What a call can be made to return beside a success. */
export type Outcome = {
  id: string;
  label: string;
  /** Puts a value into the body that triggers it. */
  change?(body: JsonValue): JsonValue;
  /** Arms a fault before the call is sent. */
  arm?(): Promise<void>;
  /** Passed on to whoever signs the request. */
  flags?: string[];
};

/** What a refused call means. */
export type Explanation = {
  /** Names of fields that the error is about: the form marks the first one that the operation has. */
  fields?: string[];
  /** How long to wait, on the receiver's clock, before the call is worth sending again. */
  waitMs?: number;
  /** Whether only a fresh simulator helps. */
  needsReset?: boolean;
  /** A tool that finds the cause. `handOff` gives it the exchange, when the reader is shown the way. */
  tool?: { label: string; href: string; handOff(): void };
};
