import './environment.css';
import { useEffect, useId, useState } from 'react';
import { ConnectionError, type ConnectionProblem } from '../../../provider/environments/connection-error.ts';
import type { PageProvider } from '../../../provider/environments/page-provider.ts';
import { connectServer, SERVER_ORIGIN } from '../../../provider/environments/server-provider.ts';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isLoopback } from './own-server.ts';

export type ServerPanelProps = {
  /** Undefined when the reader gives up. */
  onDone: (provider?: PageProvider) => void;
};

let lastAddress = SERVER_ORIGIN;

/** Reaches the sandbox server of this machine: at once where it is by default, else at the address that it has printed. */
export function ServerPanel({ onDone }: ServerPanelProps) {
  const { t } = useText();
  const id = useId();
  const [address, setAddress] = useState(lastAddress);
  const [problem, setProblem] = useState<ConnectionProblem | 'notLocal'>();
  const [isBusy, setBusy] = useState(false);

  async function connect(): Promise<void> {
    if (!isLoopback(address)) return setProblem('notLocal');
    lastAddress = address;
    setBusy(true);
    setProblem(undefined);
    try {
      onDone(await connectServer(new URL(address).origin));
    } catch (error) {
      if (!(error instanceof ConnectionError)) throw error;
      setProblem(error.problem);
    } finally {
      setBusy(false);
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the reader has chosen the server.
  useEffect(() => void connect(), []);

  return (
    <fieldset className="server-panel" aria-label={t('playground:environment.server')}>
      <label htmlFor={id}>{t('environment:address')}</label>
      <input
        id={id}
        className="call-input"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={address}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void connect();
        }}
      />
      <button
        type="button"
        className="button button--small button--suggested"
        disabled={isBusy}
        onClick={() => void connect()}
      >
        {t(isBusy ? 'environment:connecting' : 'environment:connect')}
      </button>
      <button
        type="button"
        className="icon-button icon-button--small"
        aria-label={t('environment:cancel')}
        onClick={() => onDone()}
      >
        <Icon name="x" />
      </button>
      <p id={`${id}-problem`} role="status">
        {problem && (
          <>
            {t(`environment:problem.${problem}`, { address })}
            <br />
          </>
        )}
        {t('environment:start')} <code>npm run sandbox</code>
      </p>
    </fieldset>
  );
}
