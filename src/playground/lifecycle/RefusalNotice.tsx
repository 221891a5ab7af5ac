import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { LifecycleControls } from './use-lifecycle.ts';

/** Why the last move was refused: in the words of the contract where it has a code. */
export function RefusalNotice({ controls: { refusal, hasFailed } }: { controls: LifecycleControls }) {
  const { t } = useText();
  if (!refusal && !hasFailed) return null;
  return (
    <p className="lab-notice" role="alert">
      <Icon name="stop" />
      <span>{refusal ? <Refusal {...refusal} /> : t('playground:failed')}</span>
    </p>
  );
}

function Refusal({ move, outcome: { code, message } }: NonNullable<LifecycleControls['refusal']>) {
  const { t } = useText();
  const name = t(`lifecycle-lab:move.${move}`);
  if (code === undefined) return t('lifecycle-lab:impossible', { what: name });
  return (
    <>
      <code>{code}</code>{' '}
      {message ? t('lifecycle-lab:nothingChanged', { what: message }) : t('lifecycle-lab:declined', { what: name })}
    </>
  );
}
