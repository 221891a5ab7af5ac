import { Fragment } from 'react';
import type { LineComparison } from '../../../../src/playground/ui/compare-lines.ts';
import { Icon } from '../../../../src/ui/Icon.tsx';
import { useText } from '../../strings/use-text.ts';
import { ByteTable } from './ByteTable.tsx';

/** The string to sign, line by line; a line that differs shows both texts and the bytes around the place. */
export function SignedLines({ lines }: { lines: readonly LineComparison[] }) {
  const { t } = useText();
  const labels = [
    t('doctor:line.method'),
    t('doctor:line.target'),
    'X-Merchant-Id',
    'X-Timestamp',
    'X-Nonce',
    t('doctor:line.body'),
  ];
  return (
    <section className="signed-lines" aria-label={t('doctor:lines')}>
      <h2>{t('doctor:lines')}</h2>
      <ol>
        {lines.map(({ server, own, difference }, index) => (
          <li key={labels[index]} className={difference ? 'signed-line signed-line--bad' : 'signed-line'}>
            <span className="signed-line__label">{labels[index]}</span>
            {difference ? (
              <dl>
                <dt>{t('doctor:server')}</dt>
                <dd>
                  <LineText text={server} />
                </dd>
                <dt>{t('doctor:you')}</dt>
                <dd>
                  <LineText text={own ?? ''} />
                </dd>
              </dl>
            ) : (
              <LineText text={server} />
            )}
            {own !== undefined && (
              <span className={difference ? 'check check--bad' : 'check'}>
                <Icon name={difference ? 'x' : 'check'} />
                {t(difference ? 'doctor:different' : 'doctor:same')}
              </span>
            )}
            {difference && own !== undefined && <ByteTable server={server} own={own} offset={difference.offset} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A text whose line feeds and carriage returns can be seen. */
function LineText({ text }: { text: string }) {
  return (
    <code>
      {text.split(/([\r\n])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
        <Fragment key={index}>
          {part === '\n' || part === '\r' ? <i className="line-end">{part === '\n' ? 'LF' : 'CR'}</i> : part}
        </Fragment>
      ))}
    </code>
  );
}
