import type { Locale } from '../../model/locale.ts';
import type { Operation } from '../../model/operation.ts';
import type { SampleLanguageName } from '../../model/sample-languages.ts';
import type { Exchange, MadeCall } from '../client/exchange.ts';
import type { StepReading } from '../client/step-result.ts';
import type { Draft } from './draft.ts';
import type { Environment, Settings } from './environment.ts';
import type { ChoiceList, Explanation, FieldMark, FieldNote, FieldRef, FileField, Outcome } from './field.ts';
import type { Machine } from './machine.ts';
import type { ProviderObject } from './objects.ts';
import type { Call, CalledOperation, Session } from './session.ts';
import type { DialogToolProps, InlineToolProps, Mount } from './tool.ts';
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
) => string | Promise<string>;

/** A call to make. */
export type CallRequest = {
  operation: CalledOperation;
  draft: Draft;
  /** The same key again repeats a call; otherwise a new one is made. */
  idempotencyKey?: string;
  /** Of the chosen outcome. */
  flags?: readonly string[];
  /** Of a response that arrives over time, what has come so far; an aborted `signal` ends it. */
  onProgress?: (call: MadeCall) => void;
  signal?: AbortSignal;
};

/**
 * The call as a command that can be run once. `notice` is said when it has been copied. `isShown`: where a call fails, because it holds no
 * credentials; `isNeeded`: in any case, because a page cannot send all of the call.
 */
export type CommandView = {
  hint: string;
  isShown?: boolean;
  isNeeded?: boolean;
  create(draft: Draft): Promise<{ text: string; notice: string }>;
};

/** A step of how a request was signed, with its own values. */
export type SigningStep = { title: string; text: string };

/** What a run of steps came to. */
export type RunResult = {
  /** What it cost. */
  cost: string;
  /** What was made, in place of the cost when all steps are done. */
  made?: string;
  facts: { name: string; value: string }[];
  /** What can be done with it here; the facts then change. */
  action?: { label: string; run(): Promise<unknown> };
  /** Pages to continue on. The page of the run itself is left out. */
  links?: { label: string; path: string }[];
};

/**
 * What a provider adds to the playground, which has nothing but the documents. Its functions get a session that only it can read, and give texts in
 * the reader's language.
 */
export type Provider = {
  /** Where calls can go. */
  environments: Environment[];
  /** Where they go until the reader chooses; of a provider with a simulator, its own. */
  getDefaultSession(): Session;
  /** Sends a draft with its credentials, and checks what comes back as a careful client does. */
  makeCall(request: CallRequest, session: Session): Promise<MadeCall>;
  /** Loads what is needed of an operation before its form is rendered. `fetchData` gets a file of the build. */
  load(operation: Operation, fetchData: (address: string) => Promise<unknown>): Promise<void>;
  /** A sentence about an error that one of these functions has thrown; undefined for one that nobody expected. */
  describeError(error: unknown): string | undefined;
  /** The fields of an environment without a simulator, which few readers want. */
  loadSettings(): Promise<(call: Call) => Settings>;
  /** Undefined where the environment has fields for credentials. */
  access(call: Call): AccessView | undefined;
  /** Whether `makeCall` fills a parameter in, so that no form has it. */
  isFilledIn(field: FieldRef, call: Call): boolean;
  /** Adapts values that were made for another state: documented examples, shared links. Of a link, parameters that this state lacks are left out. */
  adapt(draft: Draft, origin: 'example' | 'link', call: Call): Draft;
  /** A draft with values of the reader's own in place of those of the example. */
  applyOwn(draft: Draft, call: Call): Draft;
  /** What a field can be now; undefined where it is free. */
  choices(field: FieldRef, call: Call): ChoiceList | undefined;
  /** Makes what a list lacks, by calls that appear in the history. */
  prepare(id: string, call: Call): Promise<void>;
  /** A value that is not taken yet, for a free field such as an order number; undefined where there is none to suggest. */
  suggest(field: FieldRef, value: string, call: Call): string | undefined;
  /** Fields of the body that the reader chooses as files, by name; the whole body has the empty name. */
  files(call: Call): ReadonlyMap<string, FileField>;
  /** What the call can be made to return beside a success. */
  outcomes(call: Call): Outcome[];
  /** The rules that a draft breaks; undefined where nothing is checked. */
  marks(draft: Draft, call: Call): FieldMark[] | undefined;
  note(field: FieldRef, draft: Draft, call: Call): FieldNote | undefined;
  /** None where requests are not signed. */
  describeSigning(call: MadeCall): SigningStep[];
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
  /** What the response of a step says for later steps. By default, fields of its body such as `orderId` and `status`. */
  readStep(call: MadeCall): StepReading;
  /** What a run of steps has changed since `before`, a copy of the session. `ids` are those that its calls returned. */
  sumUp(before: Session, session: Session, ids: Draft['parameters']): RunResult;
  /** What its state machines can do, by their names in the documents; the labs need it only. */
  loadMachines(): Promise<Record<string, Machine>>;
  /** Whether a value is a credential by its form: it is left out of links. */
  isSecret(value: string): boolean;
  /** Absent where a call is no command. */
  command?(call: Call): CommandView;
  /** Writers of the call as a program; absent where it is none. */
  loadSampleWriter?(): Promise<SampleWriter>;
};

/** What every provider has to say; the rest has defaults (`provider-defaults.ts`). */
export type RequiredMembers = 'environments' | 'getDefaultSession' | 'makeCall';

/** What the module of a provider gives. */
export type ProviderMembers = Pick<Provider, RequiredMembers> & Partial<Provider>;

/** The export `provider` of the module that a site names. It is loaded by the first tool that a reader wants. */
export type ProviderModule = {
  /** Of the interface. Another one is refused. */
  api: 1;
  /** Programs within a page, by the name in `::tool{id=…}`. They are loaded without the provider itself. */
  inline?: Record<string, (locale: string) => Promise<Mount<InlineToolProps>>>;
  /** Programs over a page, under the fragment of their name. */
  dialogs?: Record<string, (locale: string) => Promise<Mount<DialogToolProps>>>;
  /**
   * Fills values of the reader into the samples of pages, now and after each change. Called when `VALUES_KEY` is stored; the dialog that sets
   * them is `your-values`.
   */
  applyValues?(locale: string): Promise<void>;
  /** The provider in one language. The strings of the playground have been loaded. */
  create(locale: string): Promise<ProviderMembers>;
};
