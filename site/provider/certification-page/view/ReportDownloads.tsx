import type { Report } from '../../../../packages/simulator/certification/grade.ts';
import { formatFile } from '../../../../packages/simulator/certification/report/format-file.ts';
import type { ReportLanguage } from '../../../../packages/simulator/certification/report/report-texts.ts';
import { useText } from '../../strings/use-text.ts';

const FILES = { 'report.json': 'application/json', 'junit.xml': 'application/xml', 'report.md': 'text/markdown' };

/** The report as files, as `--report` writes them. */
export function ReportDownloads({ report, language }: { report: Report; language: ReportLanguage }) {
  const { t } = useText();
  const save = (file: string, type: string, text: string) => {
    const url = URL.createObjectURL(new Blob([text], { type }));
    Object.assign(document.createElement('a'), { href: url, download: file }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <p className="row row--wrap caption">
      {t('certification:save')}
      {Object.entries(FILES).map(([file, type]) => (
        <button
          key={file}
          type="button"
          className="button button--small"
          onClick={() => save(file, type, formatFile(file, report, language))}
        >
          {file}
        </button>
      ))}
    </p>
  );
}
