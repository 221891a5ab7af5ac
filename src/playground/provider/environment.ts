import type { IconName } from '../../../.generated/icons.ts';
import type { Session } from './session.ts';

/** A place where calls can go. */
export type Environment = {
  id: string;
  icon: IconName;
  label: string;
  hint: string;
  /** Where nothing is simulated: what Send does, for who has sent nothing yet. */
  about?: string;
  /** Labs run where something is simulated. */
  isSimulated: boolean;
  /** Whether it is reached without a network. */
  isLocal: boolean;
} & ({ open(): Promise<Session> } | { connection: Connection });

/** A server that has to be reached before it is the choice. */
export type Connection = {
  /** Where it was reached last, or listens by default. */
  getAddress(): string;
  /** How it is started. */
  loadStart(): Promise<{ text: string; command: string }>;
  /** `problem` is a sentence for the reader. Called again and again while the reader starts a server of this machine. */
  open(address: string): Promise<{ session: Session } | { problem: string }>;
};

/** What the reader enters about an environment. It stays in memory. */
export type Settings = {
  /** Where it is kept. */
  note: string;
  fields: Setting[];
  /** What the page cannot send. */
  warnings?: string[];
  /** What few calls need. */
  more?: { label: string; hint: string; fields: Setting[] };
};

export type Setting = TextSetting | SelectSetting | CheckSetting | KeySetting;

type TextSetting = {
  kind: 'text' | 'url' | 'password';
  label: string;
  hint?: string;
  isRequired: boolean;
  value: string;
  /** Why the value cannot be used. */
  problem?: string;
  change(value: string): void;
};

type SelectSetting = {
  kind: 'select';
  label: string;
  value: string;
  options: { value: string; label: string }[];
  change(value: string): void;
};

type CheckSetting = { kind: 'check'; label: string; isOn: boolean; change(isOn: boolean): void };

/** A key with its id, of which only these are shown. */
export type KeySetting = {
  kind: 'key';
  label: string;
  placeholder: string;
  isRequired: boolean;
  /** `detail`: its algorithm and length. */
  held?: { id: string; detail: string };
  /** Takes a key as text with its id; resolves to a sentence when it takes none. */
  read(text: string, id: string): Promise<string | undefined>;
  forget(): void;
};
