import { useText } from '../../hooks/use-text.ts';
import type { Figure } from '../../model/prose.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Prose } from '../prose/Prose.tsx';
import { DiagramFigure } from './DiagramFigure.tsx';

type FigureViewProps = { figure: Figure; hasCaption?: boolean };

/** A picture, and what it shows in words for those who cannot see it or want to copy it. */
export function FigureView({ figure: { title, drawing, words }, hasCaption }: FigureViewProps) {
  const { t } = useText();
  return (
    <DiagramFigure drawing={drawing} title={title}>
      {hasCaption && title}
      <details className="kids fig__words">
        <summary>
          <Icon name="chev" />
          {t('states.inWords')}
        </summary>
        <Prose nodes={words} />
      </details>
    </DiagramFigure>
  );
}
