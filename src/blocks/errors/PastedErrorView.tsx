import { useText } from '../../hooks/use-text.ts';
import type { PastedError } from '../../paste/pasted-error.ts';
import type { Text } from '../../strings/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';

type PastedErrorViewProps = { pasted: PastedError; isKnown: boolean };

/** What was read of a pasted body, and what to think of a code that the catalogue does not know. Problems of fields are shown at once. */
export function PastedErrorView({ pasted, isKnown }: PastedErrorViewProps) {
  const { t } = useText();
  const rows = getRows(pasted);
  return (
    <>
      {!isKnown && <p>{getVerdict(pasted.code, t)}</p>}
      {rows.length > 1 && (
        <details className="disclosure pasted-error" open={pasted.details.length > 0}>
          <summary>
            <Icon name="chevron" />
            {t('blocks:catalogue.body', { count: rows.length })}
          </summary>
          <dl>
            {rows.map(([label, value]) => (
              <div key={label}>
                <dt translate="no">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

/** Members and their values, as the body names them. A code alone is no body. */
function getRows({ code, name, message, requestId, details }: PastedError): [string, string | number][] {
  const members: [string, string | number | undefined][] = [
    ['code', code],
    ['error', name],
    ['message', message],
    ['requestId', requestId],
    ...details.map(({ field, rule, message: text }, index): [string, string] => [
      `details[${index}]`,
      [field, rule, text].filter(Boolean).join(' · '),
    ]),
  ];
  return members.flatMap(([label, value]) => (value === undefined ? [] : [[label, value]]));
}

function getVerdict(code: number | undefined, t: Text): string {
  if (code === undefined) return t('blocks:catalogue.noCode');
  // A code begins with its HTTP status.
  return code === 0
    ? t('blocks:catalogue.success')
    : t('blocks:catalogue.unknown', { code, status: Math.floor(code / 1000) });
}
