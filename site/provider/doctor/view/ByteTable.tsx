import { encodeUtf8 } from '../../../../packages/base/encoding/bytes.ts';
import { useText } from '../../strings/use-text.ts';
import { nameByte, toHex } from './describe-byte.ts';

const BEFORE = 8;
const AFTER = 16;

type ByteTableProps = { server: string; own: string; offset: number };

/** The bytes around the first that differs, which the sentence of the verdict names; only for the eye. */
export function ByteTable({ server, own, offset }: ByteTableProps) {
  const { t } = useText();
  const start = Math.max(0, offset - BEFORE);
  const cut = (text: string) => [...encodeUtf8(text).subarray(start, offset + AFTER)];
  const rows = [
    { label: t('doctor:server'), bytes: cut(server) },
    { label: t('doctor:you'), bytes: cut(own) },
  ];
  const columns = Array.from(
    { length: Math.max(...rows.map(({ bytes }) => bytes.length)) },
    (_, index) => start + index,
  );
  return (
    // It scrolls, so it must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
    <section className="byte-table" tabIndex={0} aria-label={t('doctor:bytes')}>
      <table aria-hidden="true">
        <tbody>
          <tr className="byte-table__offsets">
            <th />
            {columns.map((column) => (
              <td key={column}>{column === offset || column % 5 === 0 ? column : ''}</td>
            ))}
          </tr>
          {rows.map(({ label, bytes }) => (
            <tr key={label}>
              <th>{label}</th>
              {columns.map((column) => (
                <td key={column} data-mark={column === offset ? 'first' : column > offset ? 'after' : undefined}>
                  <ByteCell byte={bytes[column - start]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ByteCell({ byte }: { byte: number | undefined }) {
  if (byte === undefined) return '–';
  return (
    <>
      {nameByte(byte).replace(/[“”]/g, '') || '·'}
      <small>{toHex(byte)}</small>
    </>
  );
}
