import { useState } from 'react';
import type { Report } from '../../../../packages/simulator/certification/grade.ts';
import {
  type DescribedPoint,
  describeReport,
} from '../../../../packages/simulator/certification/report/describe-report.ts';
import { GROUPS } from '../../../../packages/simulator/certification/report/groups.ts';
import { isMissing } from '../../../../packages/simulator/certification/report/is-missing.ts';
import type { ReportLanguage } from '../../../../packages/simulator/certification/report/report-texts.ts';
import { useLinkBase } from '../../../../src/ui/link-base.ts';
import { useText } from '../../strings/use-text.ts';
import { PointRow } from './PointRow.tsx';
import { ReportDownloads } from './ReportDownloads.tsx';
import { VerdictMark } from './VerdictMark.tsx';

const VERDICTS = ['passed', 'failed', 'advice', 'not seen'] as const;

/** A report in the order in which the terminal prints it: of all clients together, or of one of several. */
export function ReportView({ report: whole }: { report: Report }) {
  const { t } = useText();
  const language: ReportLanguage = useLinkBase().locale === 'zh' ? 'zh' : 'en';
  const { clients = [] } = whole;
  const [client, setClient] = useState('');
  // A report that is read again may have other clients.
  const report: Report = { ...whole, ...clients.find((one) => one.client === client) };
  const { points, notDecidable } = describeReport(report, language);
  const { summary } = report;
  const shown = VERDICTS.filter((verdict) => verdict !== 'advice' || summary.advice > 0);
  const failed = points.filter(({ verdict }) => verdict === 'failed');
  return (
    <div className="certification">
      {clients.length > 0 && (
        <label className="row caption certification__client">
          {t('certification:client')}
          <select className="input" value={client} onChange={({ target }) => setClient(target.value)}>
            <option value="">{t('certification:allClients')}</option>
            {clients.map((one) => (
              <option key={one.client}>{one.client}</option>
            ))}
          </select>
        </label>
      )}
      <dl className="certification__facts">
        <Fact name={t('certification:run')}>{describeRun(report, language)}</Fact>
        <Fact name={t('certification:requests')}>{report.requests}</Fact>
        {shown.map((verdict) => (
          <Fact key={verdict} name={t(`certification:verdict.${verdict}`)}>
            <VerdictMark verdict={verdict}>{summary[verdict]}</VerdictMark>
          </Fact>
        ))}
      </dl>
      <div className="certification__bar" aria-hidden="true">
        {shown.map((verdict) => (
          <i key={verdict} data-verdict={verdict} style={{ flexGrow: summary[verdict] }} />
        ))}
      </div>
      <p role="status">
        <b>{t(`certification:${toOutcome(report)}.title`)}</b> {t(`certification:${toOutcome(report)}.text`)}
        {failed.map(({ id, title }) => (
          <span key={id} className="certification__failed">
            <a className="text-link" href={`#point-${id}`}>
              {title}
            </a>
          </span>
        ))}
      </p>
      <ReportDownloads report={report} language={language} />
      {GROUPS.map(({ id, letters }) => (
        <Group
          key={id}
          title={t(`certification:group.${id}`)}
          points={points.filter((one) => letters.includes(one.id.charAt(0)))}
        />
      ))}
      <section>
        <h2>{t('certification:notDecidable')}</h2>
        <ul>
          {notDecidable.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Group({ title, points }: { title: string; points: readonly DescribedPoint[] }) {
  const { t } = useText();
  if (points.length === 0) return null;
  const passed = points.filter(({ verdict }) => verdict === 'passed').length;
  return (
    <section>
      <h2>
        {title} <small>{t('certification:passedOf', { passed, all: points.length })}</small>
      </h2>
      <ul className="certification__points">
        {points.map((point) => (
          <PointRow key={point.id} point={point} />
        ))}
      </ul>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function toOutcome(report: Report): 'ready' | 'notReady' | 'incomplete' {
  if (report.summary.failed > 0) return 'notReady';
  return report.points.some(isMissing) ? 'incomplete' : 'ready';
}

function describeRun({ startedAt, endedAt }: Report, language: ReportLanguage): string {
  const date = new Date(startedAt).toLocaleString(language === 'zh' ? 'zh-CN' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const seconds = Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000);
  return `${date}, ${seconds} s`;
}
