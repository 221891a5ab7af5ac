import { encodeUtf8 } from '../../../../packages/base/encoding/bytes.ts';
import { useText } from '../../../hooks/use-text.ts';
import type { SigningSteps } from '../../client/exchange.ts';
import { compareLines, type LineComparison } from '../../ui/compare-lines.ts';

/** The lines of the string to sign that the server built otherwise than the client, each with its first byte that differs. */
export function SignedDifference({ signing: { expected, stringToSign } }: { signing: SigningSteps }) {
  const { t } = useText();
  if (expected === undefined) return null;
  const lines = compareLines(expected.split('\n').slice(0, -1), stringToSign);
  return lines.map((line, index) => {
    const { server, own = '', difference } = line;
    if (!difference) return null;
    const { offset } = difference;
    const values = { line: index + 1, offset, server: toHex(difference.server), own: toHex(difference.own) };
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the position of a line is what it is called.
      <dl className="signed-difference" key={index} aria-label={t('playground:signing.differs', values)}>
        <dt>{t('playground:signing.differs', values)}</dt>
        <dd>
          {t('playground:signing.server')} <Marked text={server} offset={offset} />
        </dd>
        <dd>
          {t('playground:signing.own')} <Marked text={own} offset={offset} />
        </dd>
      </dl>
    );
  });
}

/** A line with the part marked that begins with the first difference; line ends are shown as signs. */
function Marked({ text, offset }: { text: string } & Pick<NonNullable<LineComparison['difference']>, 'offset'>) {
  const bytes = encodeUtf8(text);
  const decode = (part: Uint8Array) => new TextDecoder().decode(part).replaceAll('\r', '␍').replaceAll('\n', '␊');
  return (
    <code>
      {decode(bytes.subarray(0, offset))}
      <mark>{decode(bytes.subarray(offset)) || '∅'}</mark>
    </code>
  );
}

function toHex(byte: number | undefined): string {
  return byte === undefined ? '–' : `0x${byte.toString(16).padStart(2, '0')}`;
}
