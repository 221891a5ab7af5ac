import type { PastedError } from '../../model/pasted-error.ts';
import type { CatalogueWords } from '../../site/catalogue-words.ts';

type PastedErrorViewProps = { pasted: PastedError; isKnown: boolean; words: CatalogueWords };

/** What a pasted body says beside its code, and what to think of a code that the catalogue does not know. */
export function PastedErrorView({ pasted, isKnown, words }: PastedErrorViewProps) {
  const rows = getRows(pasted);
  return (
    <>
      {!isKnown && <p>{verdict(pasted.code, words)}</p>}
      {rows.length > 1 && (
        <section className="enum er__b" aria-label={words.body}>
          <p className="enum__h">{words.body}</p>
          <dl>
            {rows.map(([label, value]) => (
              <div key={label}>
                <dt translate="no">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
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
    ...details.map(({ field, rule, message: said }, index): [string, string] => [
      `details[${index}]`,
      [field, rule, said].filter(Boolean).join(' · '),
    ]),
  ];
  return members.flatMap(([label, value]) => (value === undefined ? [] : [[label, value]]));
}

function verdict(code: number | undefined, words: CatalogueWords): string {
  if (code === undefined) return words.noCode;
  return code === 0 ? words.success : words.unknown(code);
}
