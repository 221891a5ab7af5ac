import './certification.css';
import { useStore } from '../../../../src/hooks/use-store.ts';
import { shownReport } from '../shown-report.ts';
import { ReportSource } from './ReportSource.tsx';
import { ReportView } from './ReportView.tsx';

/** The report of a client: from the simulator of this machine, or from a file. */
export function Certification() {
  const report = useStore(shownReport);
  return (
    <>
      <ReportSource />
      {report && <ReportView report={report} />}
    </>
  );
}
