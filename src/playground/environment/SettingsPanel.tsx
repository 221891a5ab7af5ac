import { type ComponentType, useEffect, useState } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { Settings } from '../provider/environment.ts';
import type { Provider } from '../provider/provider.ts';
import type { Call } from '../provider/session.ts';

type SettingsPanelProps = { provider: Provider; call: Call; onNotice: (text: string) => void };

type Parts = { Fields: ComponentType<{ settings: Settings }>; describe: (call: Call) => Settings };

/** The fields of an environment, whose code was loaded when it was chosen. */
export function SettingsPanel({ provider, call, onNotice }: SettingsPanelProps) {
  const { t } = useText();
  const [parts, setParts] = useState<Parts>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the callbacks are made anew by each render.
  useEffect(() => {
    Promise.all([import('./parts.ts'), provider.loadSettings()]).then(
      ([{ SettingFields }, describe]) => setParts({ Fields: SettingFields, describe }),
      () => onNotice(t('tryIt.notLoaded')),
    );
  }, []);
  return parts && <parts.Fields settings={parts.describe(call)} />;
}
