import type { DescribedPoint } from '../../../../packages/simulator/certification/report/describe-report.ts';
import { Icon } from '../../../../src/ui/Icon.tsx';
import { SmartLink } from '../../../../src/ui/SmartLink.tsx';
import { useText } from '../../strings/use-text.ts';
import { VerdictMark } from './VerdictMark.tsx';

/** One point: its verdict, and what proves it. */
export function PointRow({ point }: { point: DescribedPoint }) {
  const { t } = useText();
  const { id, verdict, title, reason, evidence, expected, link } = point;
  const isUnmet = verdict === 'failed' || verdict === 'advice';
  return (
    <li id={`point-${id}`}>
      <VerdictMark verdict={verdict}>{t(`certification:verdict.${verdict}`)}</VerdictMark>
      <div>
        <b>
          <span className="certification__id">{id}</span> {title}
        </b>
        {reason !== '' && <p>{reason}</p>}
        {isUnmet && <p className="certification__do">{expected}</p>}
        {evidence.length > 0 && (
          <details open={isUnmet}>
            <summary>
              <Icon name="chevron" />
              {t('certification:evidence')}
            </summary>
            <pre>{evidence.join('\n')}</pre>
          </details>
        )}
      </div>
      <SmartLink className="text-link" href={link}>
        {t('certification:guide')}
      </SmartLink>
    </li>
  );
}
