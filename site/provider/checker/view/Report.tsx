import { CopyButton } from '../../../../src/ui/CopyButton.tsx';
import { Icon } from '../../../../src/ui/Icon.tsx';
import type { Text } from '../../strings/text.ts';
import { useText } from '../../strings/use-text.ts';
import type { CheckedText } from '../check-paste.ts';
import { type Finding, printPath } from '../findings/finding.ts';
import { writeValues } from './write-values.ts';

type ReportProps = { checked: CheckedText; findings: Finding[]; requestId: string | undefined };

/** What to do with findings, and a report of them for support: paths and rules, nothing of the values of the response. */
export function Report({ checked, findings, requestId }: ReportProps) {
  const { t } = useText();
  const hasBroken = findings.some(({ level }) => level === 'bad');
  if (!hasBroken && requestId === undefined) return null;
  return (
    <section className="tool-box check-report">
      {hasBroken && (
        <>
          <h2>{t('checker:toDo')}</h2>
          <p>{t('checker:toDoText')}</p>
        </>
      )}
      <div>
        {hasBroken && (
          <CopyButton
            text={print({ checked, findings, requestId }, t)}
            label={t('checker:copyReport')}
            className="button button--primary button--small"
          >
            {t('checker:copyReport')}
          </CopyButton>
        )}
        {requestId !== undefined && (
          <CopyButton text={requestId} label={t('checker:copyRequestId')} className="button button--small">
            {t('checker:copyRequestId')}
          </CopyButton>
        )}
      </div>
      {requestId !== undefined && (
        <small>
          <Icon name="hash" />
          <code translate="no">{requestId}</code>
        </small>
      )}
    </section>
  );
}

function print({ checked: { subject }, findings, requestId }: ReportProps, t: Text): string {
  const name =
    subject.kind === 'response'
      ? `${subject.operation} ${subject.status}`
      : subject.kind === 'frame'
        ? subject.type
        : subject.kind;
  return [
    `${t('checker:report.title')}${t('separator.label')}${name}`,
    ...(requestId === undefined ? [] : [t('checker:report.requestId', { id: requestId })]),
    ...findings.map(({ path, rule, values }) => {
      const title = t(`checker:rule.${rule}.title`, writeValues(values, t));
      return `- ${printPath(path)}${t('separator.label')}${title}`;
    }),
  ].join('\n');
}
