import { isRecord, parseJson } from '../../../packages/base/encoding/json.ts';
import { readStored, writeStored } from '../../dom/storage.ts';
import type { Credentials } from './credentials.ts';

/** What a reader enters once for all calls of a document: where they go, and with which credentials. */
export type AccessInputs = {
  /** Address of the chosen server as the document writes it; empty for one of the reader's own. */
  server?: string;
  url: string;
  /** Values of the variables of servers. */
  variables: Readonly<Record<string, string>>;
  /** The chosen alternative, as `getAlternativeName` writes it. */
  alternative?: string;
  credentials: Credentials;
  /** Whether the reader wants all this to survive a reload of the tab. */
  isKept?: boolean;
};

/** Of this tab: other tabs do not see it, and the browser deletes it with the tab. */
const KEY = 'calls:access';

type Inputs = Readonly<Record<string, AccessInputs>>;

/** What the reader has asked to keep in this tab. Anything else that is stored there counts as nothing. */
export function readKept(): Inputs {
  const stored = parseJson(readStored(KEY, 'sessionStorage') ?? '');
  const entries = isRecord(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, AccessInputs] => isInputs(entry[1])));
}

export function writeKept(inputs: Inputs): void {
  const kept = Object.entries(inputs).filter(([, { isKept }]) => isKept);
  if (kept.length === 0 && readStored(KEY, 'sessionStorage') === null) return;
  writeStored(KEY, JSON.stringify(Object.fromEntries(kept)), 'sessionStorage');
}

function isInputs(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { url, server, alternative, variables, credentials } = value;
  const areTexts = (texts: unknown) => isRecord(texts) && Object.values(texts).every(isText);
  return isText(url) && [server, alternative].every(isOptional) && areTexts(variables) && areTexts(credentials);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isOptional(value: unknown): boolean {
  return value === undefined || isText(value);
}
