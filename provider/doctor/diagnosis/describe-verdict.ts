import type { Text } from '../../strings/text.ts';
import type { Diagnosis, Verdict } from './diagnose.ts';
import { nameCredential } from './signed-request.ts';

/** The verdict on a request in words: what is wrong, and what to do. The strings of the doctor are loaded. */
export function describeVerdict({ verdict, request }: Diagnosis, t: Text): { title: string; advice: string } {
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

function getValues(verdict: Verdict, request: Diagnosis['request'], t: Text): Record<string, string | number> {
  const { keyId, timestamp } = request.credentials;
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
      return { sent: timestamp, milliseconds: verdict.milliseconds };
    case 'line':
      return { line: verdict.line };
    case 'algorithm':
      return { algorithm: verdict.algorithm };
    default:
      return { keyId };
  }
}
