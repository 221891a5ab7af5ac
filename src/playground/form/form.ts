import type { Operation } from '../../model/operation.ts';
import type { Provider } from '../provider/provider.ts';
import type { Call } from '../provider/session.ts';

/** What the form of a call works with. */
export type Form = { operation: Operation; provider: Provider; call: Call };
