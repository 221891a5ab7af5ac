import { addStrings, stringsLanguage } from '../../strings/i18n.ts';
import type { LabProps } from '../lab/lab-props.ts';
import { loadProvider } from '../load-provider.ts';
import { MachineLab } from './MachineLab.tsx';

/** The lab with its texts and the machines of the provider. */
export async function loadLifecycleLab(locale: string) {
  const [{ default: strings }, machines] = await Promise.all([
    import(`../../strings/${stringsLanguage(locale)}/machine-lab.json`),
    loadProvider(locale).then((provider) => provider.loadMachines()),
  ]);
  addStrings(locale, { 'machine-lab': strings });
  return (props: LabProps) => <MachineLab machines={machines} {...props} />;
}
