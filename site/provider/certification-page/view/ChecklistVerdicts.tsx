import './certification.css';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../../../../src/hooks/use-store.ts';
import { SmartLink } from '../../../../src/ui/SmartLink.tsx';
import { useText } from '../../strings/use-text.ts';
import { type Checklist, gradeChecklist } from '../checklist.ts';
import { shownReport } from '../shown-report.ts';
import { ReportSource } from './ReportSource.tsx';
import { VerdictMark } from './VerdictMark.tsx';

/** Shows the verdicts of a report beside the lines of the checklist on the same page. */
export function ChecklistVerdicts({ checklist }: { checklist: Checklist }) {
  const { t } = useText();
  const report = useStore(shownReport);
  const root = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useState<HTMLElement[]>([]);

  // The list is part of the page, rendered by another root: the last one, where a page has more.
  useEffect(() => {
    const boxes = document.querySelectorAll('main input[data-task]');
    setLines([...boxes].flatMap((box) => box.closest('li') ?? []).slice(-checklist.length));
  }, [checklist]);

  const verdicts = report ? gradeChecklist(report, checklist) : [];
  return (
    <div ref={root} className="checklist-verdicts">
      <ReportSource />
      {report && (
        <p>
          {t('certification:beside')}{' '}
          <SmartLink className="text-link" href="/guide/certification">
            {t('certification:whole')}
          </SmartLink>
        </p>
      )}
      {verdicts.map(({ verdict, points }, index) => {
        const line = lines[index];
        return (
          line &&
          createPortal(
            <VerdictMark verdict={verdict}>
              {points.length > 0
                ? t('certification:ofPoints', {
                    verdict: t(`certification:verdict.${verdict}`),
                    points: points.join(', '),
                  })
                : t(`certification:verdict.${verdict}`)}
            </VerdictMark>,
            line,
            String(index),
          )
        );
      })}
    </div>
  );
}
