import type { ReactNode } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { Figure } from '../../model/prose.ts';
import { Icon } from '../../ui/Icon.tsx';
import { DiagramFigure } from './DiagramFigure.tsx';

type FigureViewProps = { figure: Figure /** Its words, rendered. */; children: ReactNode };

/** A picture, and what it shows in words for those who cannot see it or want to copy it. */
export function FigureView({ figure: { title, drawing }, children }: FigureViewProps) {
  const { t } = useText();
  return (
    <DiagramFigure drawing={drawing} title={title}>
      {title}
      <details className="disclosure figure__text">
        <summary>
          <Icon name="chevron" />
          {t('states.inWords')}
        </summary>
        {children}
      </details>
    </DiagramFigure>
  );
}
