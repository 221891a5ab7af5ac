import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Holder } from '../../simulator/contract/schemas.ts';
import type { HolderRecord } from '../../simulator/holders/holder-record.ts';
import type { State } from '../../simulator/state/state.ts';
import { setIn } from '../../simulator/state/table.ts';

const EXAMPLES_FILE = 'openapi/examples/merchant.v2.yaml';

type Examples = { components: { examples: Record<string, { value: { data: Holder } }> } };

/**
 * A state with the approved holder of the recorded examples, so that the sample of Open Card succeeds as it is published. The document of
 * the holder is not registered: the sample of Create Holder does that.
 */
export function withExampleHolder(state: State, root: string): State {
  const { components }: Examples = parse(readFileSync(join(root, EXAMPLES_FILE), 'utf8'));
  const data = components.examples['getHolder.success']?.value.data;
  if (!data) throw new Error(`${EXAMPLES_FILE} has no example getHolder.success.`);
  const next = structuredClone(state);
  // The number of cards is counted, not stored.
  const { cardCount: _, ...holder } = data;
  setIn(next.holders, data.holderId, { holder, documentDigest: '' } satisfies HolderRecord);
  return next;
}
