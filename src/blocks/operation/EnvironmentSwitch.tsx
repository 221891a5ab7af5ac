import { useId } from 'react';
import { environment } from '../../dom/environment.ts';
import { useEnvironment } from '../../hooks/use-environment.ts';
import { useText } from '../../hooks/use-text.ts';
import type { Server } from '../../model/operation.ts';

/** The environments of a document by name; native radio buttons. Nothing where there is no choice, or one without names. */
export function EnvironmentSwitch({ servers }: { servers: Server[] }) {
  const { t } = useText();
  const name = useId();
  const { index } = useEnvironment(servers);
  if (servers.length < 2 || servers.some(({ description }) => !description)) return null;
  return (
    <fieldset className="environment" aria-label={t('operation.environment')}>
      {servers.map(({ url, description }, position) => (
        <label key={url}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={position === index}
            onChange={() => environment.set(position)}
          />
          <span>{description}</span>
        </label>
      ))}
    </fieldset>
  );
}
