import { useText } from '../../strings/use-text.ts';
import type { Diagnosis, Verdict } from '../diagnosis/diagnose.ts';
import { nameCredential } from '../diagnosis/signed-request.ts';
import { describeByte } from './describe-byte.ts';
import { VerdictView } from './VerdictView.tsx';

/** The verdict on the signature of a request. */
export function RequestVerdict({ diagnosis }: { diagnosis: Diagnosis }) {
  const { t } = useText();
  const { verdict, certainty, request, lines } = diagnosis;
  const { title, advice } = describe();
  const line = lines.findIndex(({ difference }) => difference);
  const difference = lines[line]?.difference;
  return (
    <VerdictView isGood={verdict.kind === 'genuine'} title={title} certainty={certainty}>
      {difference && (
        <>
          {t('doctor:differs', {
            line: line + 1,
            offset: difference.offset,
            server: describeByte(difference.server, t),
            own: describeByte(difference.own, t),
          })}
          <br />
        </>
      )}
      {advice}
    </VerdictView>
  );

  function describe(): { title: string; advice: string } {
    if (verdict.kind === 'cause')
      return { title: t(`doctor:cause.${verdict.cause}.title`), advice: t(`doctor:cause.${verdict.cause}.advice`) };
    if (verdict.kind === 'encoding')
      return {
        title: t(`doctor:encoding.${verdict.encoding}.title`),
        advice: t(`doctor:encoding.${verdict.encoding}.advice`),
      };
    const values = describeValues(verdict);
    return {
      title: t(`doctor:verdict.${verdict.kind}.title`, values),
      advice: t(`doctor:verdict.${verdict.kind}.advice`, values),
    };
  }

  function describeValues(kind: Verdict): Record<string, string | number> {
    const { keyId } = request.credentials;
    switch (kind.kind) {
      case 'missing':
        return { names: kind.names.map((name) => nameCredential(name, request.place)).join(t('separator.list')) };
      case 'malformed':
        return { name: nameCredential(kind.name, request.place) };
      case 'anotherKey':
        return { keyId, other: kind.keyId };
      case 'clock':
        return { seconds: Math.abs(kind.seconds) };
      case 'timestamp':
        return { sent: request.credentials.timestamp, milliseconds: kind.milliseconds };
      case 'line':
        return { line: kind.line };
      case 'algorithm':
        return { algorithm: kind.algorithm };
      default:
        return { keyId };
    }
  }
}
