import type { Text } from '../../strings/text.ts';
import type { Diagnosis, Verdict } from '../diagnosis/diagnose.ts';
import { nameCredential } from '../diagnosis/signed-request.ts';
import type { ResponseVerdict } from '../response/diagnose-response.ts';
import { describeByte } from './describe-byte.ts';

type Described = { title: string; advice: string };

/** What to fix first in a request, and how. */
export function describeVerdict({ verdict, request }: Diagnosis, t: Text): Described {
  if (verdict.kind === 'cause')
    return { title: t(`doctor:cause.${verdict.cause}.title`), advice: t(`doctor:cause.${verdict.cause}.advice`) };
  if (verdict.kind === 'encoding')
    return {
      title: t(`doctor:encoding.${verdict.encoding}.title`),
      advice: t(`doctor:encoding.${verdict.encoding}.advice`),
    };
  const values = getValues(verdict, request, t);
  return {
    title: t(`doctor:verdict.${verdict.kind}.title`, values),
    advice: t(`doctor:verdict.${verdict.kind}.advice`, values),
  };
}

/** Where the string that was signed leaves that of the server; undefined where it does not. */
export function describeDifference({ lines }: Diagnosis, t: Text): string | undefined {
  const line = lines.findIndex(({ difference }) => difference);
  const difference = lines[line]?.difference;
  return (
    difference &&
    t('doctor:differs', {
      line: line + 1,
      offset: difference.offset,
      server: describeByte(difference.server, t),
      own: describeByte(difference.own, t),
    })
  );
}

/** Whether a response is the provider's. */
export function describeResponse(verdict: ResponseVerdict, t: Text): Described {
  const values: Record<string, string> =
    verdict.kind === 'missing'
      ? { names: verdict.names.join(t('separator.list')) }
      : 'keyId' in verdict
        ? { keyId: verdict.keyId }
        : {};
  return {
    title: t(`doctor:response.${verdict.kind}.title`, values),
    advice: t(`doctor:response.${verdict.kind}.advice`, values),
  };
}

function getValues(verdict: Verdict, request: Diagnosis['request'], t: Text): Record<string, string | number> {
  const { keyId } = request.credentials;
  switch (verdict.kind) {
    case 'missing':
      return { names: verdict.names.map((name) => nameCredential(name, request.place)).join(t('separator.list')) };
    case 'malformed':
      return { name: nameCredential(verdict.name, request.place) };
    case 'anotherKey':
      return { keyId, other: verdict.keyId };
    case 'clock':
      return { seconds: Math.abs(verdict.seconds) };
    case 'timestamp':
      return { sent: request.credentials.timestamp, milliseconds: verdict.milliseconds };
    case 'line':
      return { line: verdict.line };
    case 'algorithm':
      return { algorithm: verdict.algorithm };
    default:
      return { keyId };
  }
}
