import { type DragEvent, useRef, useState } from 'react';
import { SERVER_ORIGIN } from '../../../../packages/simulator/core/server-origin.ts';
import { Icon } from '../../../../src/ui/Icon.tsx';
import { useText } from '../../strings/use-text.ts';
import { useReportSource } from './use-report-source.ts';

/** Where a report comes from. It is read in this tab alone. */
export function ReportSource() {
  const { t } = useText();
  const [address, setAddress] = useState(SERVER_ORIGIN);
  const { problem, isFollowed, readServer, readFile, readCalls } = useReportSource();
  const file = useRef<HTMLInputElement>(null);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    void readFile(event.dataTransfer.files[0]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can also be chosen by the field within.
    <div className="report-source" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <form
        className="report-source__server"
        onSubmit={(event) => {
          event.preventDefault();
          void readServer(address);
        }}
      >
        <label>
          <span className="caption report-source__label">{t('certification:server')}</span>
          <input
            className="input"
            value={address}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => setAddress(target.value)}
          />
        </label>
        <button type="submit" className="button">
          <Icon name="plug" />
          {t('certification:read')}
        </button>
      </form>
      <div>
        <span className="caption report-source__label">{t('certification:file')}</span>
        <button type="button" className="button" onClick={() => file.current?.click()}>
          <Icon name="upload" />
          {t('certification:choose')}
        </button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          aria-label={t('certification:choose')}
          hidden
          onChange={({ currentTarget }) => {
            void readFile(currentTarget.files?.[0]);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      <div>
        <span className="caption report-source__label">{t('certification:calls')}</span>
        <button type="button" className="button" onClick={() => void readCalls()}>
          <Icon name="box" />
          {t('certification:grade')}
        </button>
      </div>
      <p className="caption report-source__note" role="status">
        {t(problem ? `certification:problem.${problem}` : isFollowed ? 'certification:followed' : 'certification:note')}
      </p>
    </div>
  );
}
