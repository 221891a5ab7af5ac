import type { Text } from '../../strings/text.ts';
import type { Finding } from '../findings/finding.ts';

/** What the sentence of a finding names, lists with the separator of the language. */
export function writeValues(values: Finding['values'], t: Text): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? value.join(t('separator.list')) : value,
    ]),
  );
}
