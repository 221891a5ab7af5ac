import { isRecord } from '../../../../packages/base/encoding/json.ts';
import type { ToolReference } from '../../../../src/model/page.ts';
import type { CheckedText } from '../check-paste.ts';
import { BodyPicker } from './BodyPicker.tsx';
import { CheckVerdict } from './CheckVerdict.tsx';
import { ErrorEntry } from './ErrorEntry.tsx';
import { FindingList } from './FindingList.tsx';
import { Recognised } from './Recognised.tsx';
import { Report } from './Report.tsx';
import { SignatureLine } from './SignatureLine.tsx';
import type { Findings } from './use-findings.ts';

type CheckedViewProps = {
  checked: CheckedText;
  findings: Findings;
  reference: ToolReference;
  text: string;
  isMasked: boolean;
  choice: string | undefined;
  onChoice: (operation: string | undefined) => void;
  onPosition: (position: number) => void;
};

/** What the text is, what is wrong with it, and what to do. */
export function CheckedView(props: CheckedViewProps) {
  const { checked, findings, reference, text, isMasked, choice, onChoice, onPosition } = props;
  const { subject, value, check, among } = checked;
  const requestId = isRecord(value) && typeof value.requestId === 'string' ? value.requestId.slice(0, 60) : undefined;
  return (
    <>
      {among && <BodyPicker among={among} onPosition={onPosition} />}
      {subject.kind === 'error' ? (
        <ErrorEntry
          code={subject.code}
          reference={reference}
          text={text}
          details={isRecord(value) ? value.details : undefined}
          {...(subject.operation !== undefined && { operation: subject.operation })}
        />
      ) : (
        <Recognised checked={checked} reference={reference} choice={choice} onChoice={onChoice} />
      )}
      <CheckVerdict subject={subject} check={check} />
      <FindingList findings={findings} subject={subject} reference={reference} />
      <SignatureLine checked={checked} isMasked={isMasked} doctorPage={reference.doctorPage} />
      {check && (check.findings.length > 0 || requestId !== undefined) && (
        <Report checked={checked} findings={check.findings} requestId={requestId} />
      )}
    </>
  );
}
