import { VerdictBox } from '../../../../src/playground/ui/VerdictBox.tsx';
import { useText } from '../../strings/use-text.ts';
import type { Check } from '../findings/find-problems.ts';
import type { Subject } from '../subject/recognise.ts';

/** The number of findings of each kind, in a sentence that is announced. Nothing where nothing could be checked. */
export function CheckVerdict({ subject, check }: { subject: Subject; check: Check | undefined }) {
  const { t } = useText();
  // Of a frame of an unknown type nothing but its type is known.
  if (!check || (subject.kind === 'frame' && !subject.isKnown)) return null;
  const count = (level: string) => check.findings.filter((finding) => finding.level === level).length;
  const [broken, values, fields] = [count('bad'), count('warn'), count('info')];
  const parts = [
    ...(values > 0 ? [t('checker:unknownValues', { count: values })] : []),
    ...(fields > 0 ? [t('checker:unknownFields', { count: fields })] : []),
    ...(check.matching > 0 ? [t('checker:matching', { count: check.matching })] : []),
  ];
  const fits = t(subject.kind === 'error' ? 'checker:fitsError' : 'checker:fits');
  return (
    <VerdictBox kind={broken > 0 ? 'bad' : 'good'} title={broken > 0 ? t('checker:broken', { count: broken }) : fits}>
      {parts.length > 0 && t('checker:sentence', { parts: parts.join(t('separator.list')) })}
    </VerdictBox>
  );
}
