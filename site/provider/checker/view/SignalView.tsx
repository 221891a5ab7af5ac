import type { ToolReference } from '../../../../src/model/page.ts';
import { VerdictBox } from '../../../../src/playground/ui/VerdictBox.tsx';
import type { Text } from '../../strings/text.ts';
import { useText } from '../../strings/use-text.ts';
import type { Signal } from '../subject/recognise-signal.ts';
import { DoctorLink } from './DoctorLink.tsx';
import { listLinks, nameOutcome } from './describe-error.ts';
import { ErrorEntry } from './ErrorEntry.tsx';

type SignalViewProps = { signal: Signal; reference: ToolReference; text: string };

/** What a close code, a status, an ID or a failed connection means, what to do, and where it is described. */
export function SignalView({ signal, reference, text }: SignalViewProps) {
  const { t } = useText();
  const errors = listErrors(signal, reference);
  const [only] = errors;
  // The only error of a status needs no choice.
  if (only && errors.length === 1) return <ErrorEntry code={only.code} reference={reference} />;
  const { title, advice, links } = describeSignal(signal, { reference, errors, t });
  return (
    <>
      <VerdictBox kind="bad" title={title}>
        {advice}
      </VerdictBox>
      <p className="error-found__links">
        {links.map(
          ({ href, title: name }) =>
            href !== undefined && (
              <DoctorLink
                key={href}
                className="button button--small"
                href={href}
                text={href === reference.doctorPage ? text : ''}
              >
                {name}
              </DoctorLink>
            ),
        )}
      </p>
    </>
  );
}

/** More codes are a list of their own, on the page of the errors. */
const MAX_LINKS = 4;

type Description = { title: string; advice: string; links: { href: string | undefined; title: string }[] };

type Known = { reference: ToolReference; errors: ReturnType<typeof listErrors>; t: Text };

function describeSignal(signal: Signal, { reference, errors, t }: Known): Description {
  const { closeCodes, retriesPage, doctorPage, errorsPage } = reference;
  switch (signal.kind) {
    case 'close': {
      const { code } = signal;
      const entry = closeCodes.find((close) => close.code === code);
      return {
        title: t('checker:signal.close.title', { code, name: entry?.name ?? '' }),
        advice: entry
          ? t('checker:signal.close.text', { value: entry.reconnect, action: entry.action })
          : t('checker:signal.close.unknown'),
        links: [
          entry
            ? { href: entry.page, title: t('checker:error.about', { code }) }
            : { href: closeCodes[0]?.page, title: t('checker:signal.close.all') },
        ],
      };
    }
    case 'status': {
      const { status } = signal;
      const kind = status < 300 ? 'success' : errors.length > 0 ? 'several' : 'foreign';
      const outcome = errors[0] && nameOutcome(errors[0]);
      return {
        title: `HTTP ${status}`,
        advice: [
          ...(status >= 500 ? [t('checker:error.unknownOutcome')] : outcome ? [t(`checker:error.${outcome}`)] : []),
          t(`checker:signal.status.${kind}`),
        ].join('\n'),
        links:
          errors.length > MAX_LINKS
            ? [
                {
                  href: errorsPage && `${errorsPage}?status=${status}`,
                  title: t('checker:signal.status.all', { count: errors.length, status }),
                },
              ]
            : listLinks(errors, errorsPage),
      };
    }
    case 'id':
    case 'cardNumber':
      return {
        title: t(`checker:signal.${signal.kind}.title`, signal),
        advice: t(`checker:signal.${signal.kind}.advice`),
        links: [],
      };
    default: {
      const { kind } = signal;
      return {
        title: t(`checker:signal.${kind}.title`),
        advice: t(kind === 'noResponse' ? 'checker:error.unknownOutcome' : `checker:signal.${kind}.advice`),
        links: [
          kind === 'request'
            ? { href: doctorPage, title: t('checker:doctor') }
            : { href: kind === 'requestId' ? errorsPage : retriesPage, title: t(`checker:signal.${kind}.link`) },
        ],
      };
    }
  }
}

function listErrors(signal: Signal, { catalogue }: ToolReference) {
  if (signal.kind !== 'status') return [];
  return catalogue.topics.flatMap(({ entries }) => entries).filter(({ status }) => status === signal.status);
}
