import type { ToolReference } from '../../../../src/model/page.ts';
import { Icon } from '../../../../src/ui/Icon.tsx';
import { SmartLink } from '../../../../src/ui/SmartLink.tsx';
import { useText } from '../../strings/use-text.ts';
import { getFieldLink } from '../field-link.ts';
import { printPath } from '../findings/finding.ts';
import type { Subject } from '../subject/recognise.ts';
import type { Findings } from './use-findings.ts';
import { writeValues } from './write-values.ts';

const ICONS = { bad: 'stop', warn: 'warn', info: 'info' } as const;

type FindingListProps = { findings: Findings; subject: Subject; reference: ToolReference };

/** Each finding with its path, which leads to the field in the reference, and its line, which leads to the text. */
export function FindingList({ findings, subject, reference }: FindingListProps) {
  const { t } = useText();
  const { shown, rest, current, list, move, showLine } = findings;
  if (shown.length === 0) return null;
  return (
    <section className="findings" aria-label={t('checker:findings')}>
      {shown.length > 1 && (
        <p className="row row--wrap caption findings__bar">
          <button type="button" className="button button--small" aria-keyshortcuts="Shift+F8" onClick={() => move(-1)}>
            <Icon name="up" />
            {t('checker:previous')}
          </button>
          <button type="button" className="button button--small" aria-keyshortcuts="F8" onClick={() => move(1)}>
            <Icon name="down" />
            {t('checker:next')} <kbd>F8</kbd>
          </button>
          {current !== undefined && <span>{t('checker:position', { current: current + 1, total: shown.length })}</span>}
        </p>
      )}
      <ul className="findings__list" ref={list}>
        {shown.map(({ level, path, rule, values, line }, index) => {
          const name = printPath(path);
          const href = getFieldLink(path, subject, reference);
          const written = writeValues(values, t);
          return (
            <li
              key={name}
              className={`finding finding--${level}`}
              tabIndex={-1}
              aria-current={index === current || undefined}
            >
              <Icon name={ICONS[level]} />
              <div>
                <span className="visually-hidden">
                  {t(`checker:level.${level}`)}
                  {t('separator.label')}
                </span>
                {href === undefined ? (
                  <code translate="no">{name}</code>
                ) : (
                  <SmartLink className="text-link" href={href}>
                    <code translate="no">{name}</code>
                  </SmartLink>
                )}
                <b>{t(`checker:rule.${rule}.title`, written)}</b>
                <p>{t(`checker:rule.${rule}.advice`, written)}</p>
              </div>
              <button type="button" className="finding__line" onClick={() => showLine(line)}>
                {t('checker:line', { line: line + 1 })}
              </button>
            </li>
          );
        })}
      </ul>
      {rest > 0 && <p>{t('checker:more', { count: rest })}</p>}
    </section>
  );
}
