import { environment } from '../../dom/environment.ts';
import { useEnvironment } from '../../hooks/use-environment.ts';
import { useText } from '../../hooks/use-text.ts';
import type { Server } from '../../model/operation.ts';
import { ExampleSelect } from './ExampleSelect.tsx';

/** The environments of a document by name, as one native list. Nothing where there is no choice, or one without names. */
export function EnvironmentSwitch({ servers }: { servers: Server[] }) {
  const { t } = useText();
  const { index } = useEnvironment(servers);
  if (servers.some(({ description }) => !description)) return null;
  const options = servers.map(({ description }, position) => ({ value: String(position), text: description }));
  return (
    <ExampleSelect
      className="environment"
      label={t('operation.environment')}
      groups={[{ label: '', options }]}
      chosen={String(index)}
      onChoose={(position) => environment.set(Number(position))}
    />
  );
}
