import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Holder } from '../../packages/simulator/core/contract/schemas.ts';

const EXAMPLES_FILE = 'openapi/examples/merchant.v2.yaml';

type Examples = { components: { examples: Record<string, { value: { data: Holder } }> } };

/** The approved holder of the recorded examples. */
export function readExampleHolder(root: string): Holder {
  const { components }: Examples = parse(readFileSync(join(root, EXAMPLES_FILE), 'utf8'));
  const data = components.examples['getHolder.success']?.value.data;
  if (!data) throw new Error(`${EXAMPLES_FILE} has no example getHolder.success.`);
  return data;
}
