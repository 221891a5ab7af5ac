import { Icon } from '../../../ui/Icon.tsx';
import type { AccessView } from '../../provider/provider.ts';

type AccessRowProps = { access: AccessView; onAction: () => void };

/** Whether the next call has its credentials, and a button that gets them. */
export function AccessRow({ access: { text, detail, isMissing, action }, onAction }: AccessRowProps) {
  return (
    <p className={isMissing ? 'row row--wrap access-row access-row--empty' : 'row row--wrap access-row'}>
      <Icon name="key" />
      <span>
        {text} {detail !== undefined && <small>{detail}</small>}
      </span>
      {action && (
        <button
          type="button"
          className={`button button--small${isMissing ? ' button--suggested' : ''}`}
          onClick={onAction}
        >
          {action.label}
        </button>
      )}
    </p>
  );
}
