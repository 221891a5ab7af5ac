import { useText } from '../../hooks/use-text.ts';

export type Pane = 'request' | 'response';

type PaneTabsProps = { pane: Pane; status: number | undefined; onPane: (pane: Pane) => void };

/** On phones one half of the dialog is shown at a time. */
export function PaneTabs({ pane, status, onPane }: PaneTabsProps) {
  const { t } = useText();
  return (
    <div className="try-it__tabs">
      <button type="button" aria-pressed={pane === 'request'} onClick={() => onPane('request')}>
        {t('playground:request')}
      </button>
      <button type="button" aria-pressed={pane === 'response'} onClick={() => onPane('response')}>
        {status ? t('playground:responseStatus', { status }) : t('playground:response')}
      </button>
    </div>
  );
}
