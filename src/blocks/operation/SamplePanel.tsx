import type { ReactNode } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';

type SamplePanelProps = {
  /** Of the code, which the copy button takes. */
  id: string;
  title: string;
  /** Between the title and the buttons. */
  tools?: ReactNode;
  /** A line below the code. */
  note?: ReactNode;
  children: ReactNode;
};

/** An ink panel: title, choices, copy, code. */
export function SamplePanel({ id, title, tools, note, children }: SamplePanelProps) {
  const { t } = useText();
  return (
    <section className="panel" aria-label={title}>
      <div className="panel__head">
        <h2 className="panel__title">{title}</h2>
        {tools}
        <CopyButton from={id} label={t('code.copy')} />
      </div>
      <div className="panel__body" id={id}>
        {children}
      </div>
      {note && <p className="panel__note">{note}</p>}
    </section>
  );
}
