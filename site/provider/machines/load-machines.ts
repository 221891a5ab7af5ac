import type { Machine } from '../../../src/playground/provider/machine.ts';
import { loadStrings, type Text } from '../strings/text.ts';
import { createMachines } from './machines.ts';

/** The machines with their texts. */
export async function loadMachines(locale: string, t: Text): Promise<Record<string, Machine>> {
  await loadStrings(locale, 'machines');
  return createMachines({ locale, t });
}
