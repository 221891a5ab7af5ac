import type { Machine } from '../../src/playground/provider/machine.ts';
import { addStrings, stringsLanguage, type Text } from '../../src/site/i18n.ts';
import { createMachines } from './machines.ts';

/** The machines with their texts. */
export async function loadMachines(locale: string, t: Text): Promise<Record<string, Machine>> {
  const { default: machines } = await import(`../../src/site/strings/${stringsLanguage(locale)}/machines.json`);
  addStrings(locale, { machines });
  return createMachines({ locale, t });
}
