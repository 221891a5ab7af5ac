import type { Gate } from '../../scripts/spec/gates.ts';
import { checkRecordedExamples } from './recorded-examples.ts';

/** What `npm run spec` checks of this site alone. */
export const gates: readonly Gate[] = [{ name: 'examples are recorded', check: checkRecordedExamples }];
