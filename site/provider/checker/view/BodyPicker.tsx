import { useText } from '../../strings/use-text.ts';
import type { CheckedText } from '../check-paste.ts';
import { printPath } from '../findings/finding.ts';
import type { LocatedBody } from '../subject/list-bodies.ts';

type BodyPickerProps = { among: NonNullable<CheckedText['among']>; onPosition: (position: number) => void };

/** Where in the pasted text the response was found, and a choice where there are several. */
export function BodyPicker({ among: { bodies, position }, onPosition }: BodyPickerProps) {
  const { t } = useText();
  const body = bodies[position];
  const path = printPath(body?.path ?? []).slice(0, 200);
  return (
    <div className="body-picker">
      {bodies.length > 1 && (
        <select
          className="tool-input"
          aria-label={t('checker:among.label')}
          value={position}
          onChange={({ target }) => onPosition(Number(target.value))}
        >
          {bodies.map((other, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is what is chosen.
            <option key={index} value={index}>
              {`${t('checker:position', { current: index + 1, total: bodies.length })} · ${nameBody(other)}`}
            </option>
          ))}
        </select>
      )}
      {(path !== '' || body?.isEscaped) && (
        <small>{path === '' ? t('checker:among.escaped') : t('checker:among.path', { path })}</small>
      )}
    </div>
  );
}

const MAX_NAME = 60;

function nameBody({ value: { type, code }, exchange: { method, path, status } }: LocatedBody): string {
  const name = [method, path, status, code ?? type].filter((part) => part !== undefined).join(' ');
  return name.slice(0, MAX_NAME);
}
