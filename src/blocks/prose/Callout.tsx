import type { ReactNode } from 'react';
import type { IconName } from '../../../.generated/icons.ts';
import { useText } from '../../hooks/use-text.ts';
import type { Tone } from '../../model/prose.ts';
import { Icon } from '../../ui/Icon.tsx';

const TONES: Record<Tone, { icon: IconName; className: string }> = {
  note: { icon: 'info', className: 'adm' },
  tip: { icon: 'tip', className: 'adm adm--tip' },
  warning: { icon: 'warn', className: 'adm adm--warn' },
  danger: { icon: 'stop', className: 'adm adm--bad' },
};

type CalloutProps = { tone: Tone; title?: string | undefined; children: ReactNode };

export function Callout({ tone, title, children }: CalloutProps) {
  const { t } = useText();
  const { icon, className } = TONES[tone];
  return (
    <div role="note" className={className}>
      <Icon name={icon} />
      <div>
        <b>{title ?? t(`callout.${tone}`)}</b>
        {children}
      </div>
    </div>
  );
}
