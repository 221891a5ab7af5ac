import type { ReactNode } from 'react';
import type { IconName } from '../../../.generated/icons.ts';
import { useText } from '../../hooks/use-text.ts';
import type { Tone } from '../../model/prose.ts';
import { Icon } from '../../ui/Icon.tsx';

const TONES: Record<Tone, { icon: IconName; className: string }> = {
  note: { icon: 'info', className: 'callout' },
  tip: { icon: 'tip', className: 'callout callout--tip' },
  warning: { icon: 'warn', className: 'callout callout--warn' },
  danger: { icon: 'stop', className: 'callout callout--bad' },
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
