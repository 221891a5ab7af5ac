import type { LabProps } from '../lab/lab-props.ts';
import { loadProvider } from '../load-provider.ts';
import { MachineLab } from './MachineLab.tsx';

/** The lab with the machines of the provider. */
export async function loadLifecycleLab(locale: string) {
  const machines = await (await loadProvider(locale)).loadMachines();
  return (props: LabProps) => <MachineLab machines={machines} {...props} />;
}
