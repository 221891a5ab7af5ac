import './environment.css';
import { useEffect, useId, useState } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Connection } from '../provider/environment.ts';
import type { Session } from '../provider/session.ts';
import { usePolling } from './use-polling.ts';

export type ConnectionPanelProps = {
  /** Names the panel. */
  label: string;
  connection: Connection;
  /** Undefined when the reader gives up. */
  onDone: (session?: Session) => void;
};

type Start = Awaited<ReturnType<Connection['loadStart']>>;

/** Reaches a server: at once where it was or is by default, when the reader has started it, else at the address that it has printed. */
export function ConnectionPanel({ label, connection, onDone }: ConnectionPanelProps) {
  const { t } = useText();
  const id = useId();
  const [address, setAddress] = useState(connection.getAddress);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [tried, setTried] = useState(address);
  const [start, setStart] = useState<Start>();

  async function connect(): Promise<void> {
    setTried(address);
    setBusy(true);
    setProblem(undefined);
    try {
      const result = await connection.open(address);
      if ('session' in result) onDone(result.session);
      else setProblem(result.problem);
    } finally {
      setBusy(false);
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the reader has chosen the server.
  useEffect(() => void connect(), []);
  useEffect(() => void connection.loadStart().then(setStart, console.error), [connection]);
  usePolling(connection, isBusy ? undefined : tried, onDone);

  return (
    <fieldset className="row row--wrap server-panel" aria-label={label}>
      <label htmlFor={id}>{t('playground:environment.address')}</label>
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
        {t(isBusy ? 'playground:environment.connecting' : 'playground:environment.connect')}
      </button>
      <button
        type="button"
        className="icon-button icon-button--small"
        aria-label={t('playground:environment.cancel')}
        onClick={() => onDone()}
      >
        <Icon name="x" />
      </button>
      <p id={`${id}-problem`} role="status">
        {problem && (
          <>
            {problem}
            <br />
          </>
        )}
        {start && (
          <>
            {start.text} <code>{start.command}</code> <CopyButton text={start.command} label={t('code.copy')} />
          </>
        )}
      </p>
    </fieldset>
  );
}
