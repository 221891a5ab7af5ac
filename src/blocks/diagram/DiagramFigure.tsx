import type { ReactNode } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { Drawing } from '../../model/drawing.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Diagram } from './Diagram.tsx';

type DiagramFigureProps = { id?: string; drawing: Drawing; title: string /** The caption. */; children: ReactNode };

/** A drawing with its caption, and a button that shows it as large as the window (`hooks/use-zoom.ts`). */
export function DiagramFigure({ id, drawing, title, children }: DiagramFigureProps) {
  const { t } = useText();
  return (
    <figure className="figure" id={id}>
      <Diagram drawing={drawing} title={title} />
      <figcaption>
        {children}
        <button
          type="button"
          className="icon-button icon-button--small"
          aria-haspopup="dialog"
          aria-label={t('image.enlarge', { name: title })}
          data-zoom={t('image.reduce')}
        >
          <Icon name="zoom" />
        </button>
      </figcaption>
    </figure>
  );
}
