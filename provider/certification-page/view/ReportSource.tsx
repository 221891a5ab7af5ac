import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../src/ui/Icon.tsx';
import { readOrigin, SERVER_ORIGIN } from '../../environments/server-address.ts';
import { useText } from '../../strings/use-text.ts';
import { type FetchProblem, fetchReport } from '../fetch-report.ts';
import { readReport } from '../read-report.ts';
import { shownReport } from '../shown-report.ts';

/** How often a simulator is asked while a client is at work. */
const REFRESH_MS = 2000;

type Problem = FetchProblem | 'noFile' | 'noAddress';

/** Where a report comes from. It is read in this tab alone. */
export function ReportSource() {
  const { t } = useText();
  const [address, setAddress] = useState(SERVER_ORIGIN);
  const [followed, setFollowed] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const file = useRef<HTMLInputElement>(null);

  async function load(origin: string): Promise<boolean> {
    const found = await fetchReport(origin);
    const isFound = typeof found !== 'string';
    setProblem(isFound ? undefined : found);
    if (isFound) shownReport.set(found);
    return isFound;
  }

  async function connect() {
    const origin = readOrigin(address);
    if (origin === undefined) setProblem('noAddress');
    else setFollowed((await load(origin)) ? origin : undefined);
  }

  async function open(chosen: File | undefined) {
    if (!chosen) return;
    const report = readReport(await chosen.text());
    setFollowed(undefined);
    setProblem(report ? undefined : 'noFile');
    if (report) shownReport.set(report);
  }

  useEffect(() => {
    if (followed === undefined) return undefined;
    const timer = setInterval(async () => {
      const found = await fetchReport(followed);
      if (typeof found === 'string') setFollowed(undefined);
      else shownReport.set(found);
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [followed]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    void open(event.dataTransfer.files[0]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file can also be chosen by the field within.
    <div className="report-source" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <form
        className="report-source__server"
        onSubmit={(event) => {
          event.preventDefault();
          void connect();
        }}
      >
        <label>
          <span className="report-source__label">{t('certification:server')}</span>
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
        <span className="report-source__label">{t('certification:file')}</span>
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
            void open(currentTarget.files?.[0]);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      <p className="report-source__note" role="status">
        {problem
          ? t(`certification:problem.${problem}`)
          : followed
            ? t('certification:followed')
            : t('certification:note')}
      </p>
    </div>
  );
}
