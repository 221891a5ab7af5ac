import { useEffect, useState } from 'react';
import { readOrigin } from '../../environments/server-address.ts';
import { type FetchProblem, fetchReport } from '../fetch-report.ts';
import { readReport } from '../read-report.ts';
import { shownReport } from '../shown-report.ts';

/** How often a simulator is asked while a client is at work. */
const REFRESH_MS = 2000;

type Problem = FetchProblem | 'noFile' | 'noAddress' | 'noCalls';

/** Starts to follow a source that changes, and gives what ends it. */
type Follow = () => () => void;

/** Reads reports from each source, and follows the one that was read last while its client works. */
export function useReportSource() {
  const [follow, setFollow] = useState<Follow>();
  const [problem, setProblem] = useState<Problem>();

  useEffect(() => follow?.(), [follow]);

  function finish(found: Problem | undefined, next?: Follow) {
    setProblem(found);
    setFollow(() => next);
  }

  async function readServer(address: string) {
    const origin = readOrigin(address);
    if (origin === undefined) return finish('noAddress');
    const found = await fetchReport(origin);
    if (typeof found === 'string') return finish(found);
    shownReport.set(found);
    finish(undefined, () => {
      const timer = setInterval(async () => {
        const next = await fetchReport(origin);
        if (typeof next === 'string') setFollow(undefined);
        else shownReport.set(next);
      }, REFRESH_MS);
      return () => clearInterval(timer);
    });
  }

  async function readFile(chosen: File | undefined) {
    if (!chosen) return;
    const report = readReport(await chosen.text());
    finish(report ? undefined : 'noFile');
    if (report) shownReport.set(report);
  }

  async function readCalls() {
    const { hasCalls, followCalls } = await import('../calls/follow-calls.ts');
    if (hasCalls()) finish(undefined, () => followCalls(shownReport.set));
    else finish('noCalls');
  }

  return { problem, isFollowed: follow !== undefined, readServer, readFile, readCalls };
}
