import { type ComponentType, useEffect, useState } from 'react';
import { useText } from '../../../hooks/use-text.ts';
import { loadEnvironmentParts } from '../../environment/load-parts.ts';
import type { OwnServerFieldsProps } from '../../environment/OwnServerFields.tsx';
import type { OwnServer } from '../../environment/own-server.ts';
import { setEnvironment } from '../../environment/use-environment.ts';

type OwnAccessProps = { server: OwnServer; hasToken: boolean; locale: string; onNotice: (text: string) => void };

/** The fields of the reader's own server, whose code was loaded when the server was chosen. */
export function OwnAccess({ server, hasToken, locale, onNotice }: OwnAccessProps) {
  const { t } = useText();
  const [Fields, setFields] = useState<ComponentType<OwnServerFieldsProps>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the callbacks are made anew by each render.
  useEffect(() => {
    loadEnvironmentParts(locale).then(
      (parts) => setFields(() => parts.OwnServerFields),
      () => onNotice(t('tryIt.notLoaded')),
    );
  }, []);
  if (!Fields) return null;
  return (
    <Fields server={server} hasToken={hasToken} onServer={(next) => setEnvironment({ name: 'own', server: next })} />
  );
}
