import { parseJson } from '../../packages/base/encoding/json.ts';
import { readObject } from './client/step-result.ts';
import type { Provider, ProviderMembers, RequiredMembers } from './provider/provider.ts';

/** A provider with all its members. */
export function completeProvider(members: ProviderMembers): Provider {
  return { ...DEFAULTS, ...members };
}

/** What the playground takes for granted of a provider that does not say otherwise: nothing is simulated, suggested or explained. */
const DEFAULTS: Omit<Provider, RequiredMembers> = {
  load: async () => undefined,
  describeError: () => undefined,
  loadSettings: async () => () => ({ note: '', fields: [] }),
  access: () => undefined,
  isFilledIn: ({ location }) => location === 'header',
  adapt: (draft) => draft,
  applyOwn: (draft) => draft,
  choices: () => undefined,
  prepare: async () => undefined,
  suggest: () => undefined,
  files: () => new Map(),
  outcomes: () => [],
  marks: () => undefined,
  note: () => undefined,
  describeSigning: () => [],
  explain: () => ({}),
  objects: () => [],
  toolbar: () => undefined,
  next: () => undefined,
  adaptStep: async (draft) => draft,
  poll: () => undefined,
  readStep: ({ responseBody }) => readObject(parseJson(responseBody)),
  sumUp: () => ({ cost: '', facts: [] }),
  loadMachines: async () => ({}),
  isSecret: () => false,
};
