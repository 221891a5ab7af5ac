import type { Locale } from '../../model/locale.ts';
import type { Operation } from '../../model/operation.ts';
import type { SampleLanguageName } from '../../model/sample-languages.ts';
import type { Exchange } from '../client/exchange.ts';
import type { Draft } from './draft.ts';
import type { ChoiceList, Explanation, FieldMark, FieldNote, FieldRef, Outcome } from './field.ts';
import type { Machine } from './machine.ts';
import type { ProviderObject } from './objects.ts';
import type { Call, Session } from './session.ts';
import type { Toolbar, Upcoming } from './toolbar.ts';

/** Whether a call has the credentials that its operation needs. */
export type AccessView = {
  text: string;
  detail?: string;
  /** Send runs the action first. */
  isMissing: boolean;
  action?: { label: string; run(): Promise<void> };
};

/** `operation` reads the object whose identifier is in the field `id`; its status is one of `undecided` meanwhile. */
export type Poll = { operation: string; id: string; undecided: readonly string[] };

/** A call as a program in one language. */
type SampleWriter = (
  language: SampleLanguageName,
  request: { operation: Operation; draft: Draft; locale: Locale },
) => string;

/** Values that the reader has set, by name. */
export type OwnValues = Readonly<Record<string, string | undefined>>;

/**
 * What a provider adds to the playground, which has nothing but the documents. Its functions get a session that only it can read, and give texts in
 * the reader's language.
 */
export type Provider = {
  /** Undefined where the environment has fields for credentials. */
  access(call: Call): AccessView | undefined;
  /** Adapts values that were made for another state: documented examples, shared links. Of a link, parameters that this state lacks are left out. */
  adapt(draft: Draft, origin: 'example' | 'link', call: Call): Draft;
  /** A draft with values of the reader's own in place of those of the example. */
  applyOwn(draft: Draft, values: OwnValues, call: Call): Draft;
  /** What a field can be now; undefined where it is free. */
  choices(field: FieldRef, call: Call): ChoiceList | undefined;
  /** Makes what a list lacks, by calls that appear in the history. */
  prepare(id: string, call: Call): Promise<void>;
  /** A value that is not taken yet, for a free field such as an order number; undefined where there is none to suggest. */
  suggest(field: FieldRef, value: string, call: Call): string | undefined;
  /** What the call can be made to return beside a success. */
  outcomes(call: Call): Outcome[];
  /** The rules that a draft breaks. */
  marks(draft: Draft, call: Call): FieldMark[];
  note(field: FieldRef, draft: Draft, call: Call): FieldNote | undefined;
  /** What a failed exchange means. */
  explain(exchange: Exchange, call: Call): Explanation;
  /** The reader's objects, in reading order: two lists compared are the changes of a call. */
  objects(session: Session): ProviderObject[];
  /** Undefined where nothing is simulated. */
  toolbar(session: Session): Toolbar | undefined;
  /** What happens by itself next: to any object that a reader waits for, or to one. */
  next(session: Session, objectId?: string): Upcoming | undefined;
  /** The call of a step in a guide, after other steps: like `adapt`, with what can be had by a call only. `draft.parameters` has the ids that earlier steps returned. */
  adaptStep(draft: Draft, call: Call): Promise<Draft>;
  /** How the object of an operation is followed until it is decided; undefined where the response decides. */
  poll(operationId: string): Poll | undefined;
  /** What its state machines can do, by their names in the documents; the labs need it only. */
  loadMachines(): Promise<Record<string, Machine>>;
  /** Whether a value is a credential by its form: it is left out of links. */
  isSecret(value: string): boolean;
  /** Writers of the call as a program. */
  loadSampleWriter(): Promise<SampleWriter>;
};
