import type { ReactNode } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { Drawing } from '../../model/drawing.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Diagram } from './Diagram.tsx';

type DiagramFigureProps = {
  id?: string;
  drawing: Drawing;
  title: string;
  /** What its colours mean. */
  legend?: ReactNode;
  /** The caption. */
  children: ReactNode;
};

/** A drawing with its caption; its button, or a press on the drawing, shows it as large as the window (`hooks/use-zoom.ts`). */
export function DiagramFigure({ id, drawing, title, legend, children }: DiagramFigureProps) {
  const { t } = useText();
  return (
    <figure className="figure" id={id}>
      <Diagram drawing={drawing} title={title} />
      <figcaption>
        {legend}
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
