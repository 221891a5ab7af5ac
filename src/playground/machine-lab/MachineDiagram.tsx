import { useEffect, useRef } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { Shape } from '../../model/drawing.ts';
import type { DrawnMachine } from '../../model/state-machine.ts';
import { ShapeView } from '../../ui/ShapeView.tsx';
import type { MachineControls } from './use-machine-lab.ts';

type MachineDiagramProps = { drawn: DrawnMachine; controls: MachineControls };

/** The machine of the page with the present state marked. It shows; the actions beside it are what is pressed. */
export function MachineDiagram({ drawn, controls }: MachineDiagramProps) {
  const { t } = useText();
  const frame = useRef<HTMLDivElement>(null);
  const { object } = controls;
  const { width, height, shapes } = drawn.drawing;
  const box = shapes.find((shape) => shape.kind === 'box' && shape.text === object?.status);
  const dot = shapes.find((shape) => shape.kind === 'dot');
  const middle = box?.kind === 'box' ? box.x + box.width / 2 : dot?.kind === 'dot' ? dot.x : 0;

  // Opens at the present state, where the picture is wider than its place.
  useEffect(() => {
    const element = frame.current;
    if (element) element.scrollLeft = middle - element.clientWidth / 2;
  }, [middle]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is the scrolling frame of a picture.
    <div
      ref={frame}
      className="diagram-frame life-map"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard.
      tabIndex={0}
      role="group"
      aria-label={drawn.title}
    >
      <div className="life-map__sheet" style={{ inlineSize: width, blockSize: height }}>
        <svg className="diagram" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {shapes.map(withoutLink).map((shape, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a drawing never move.
            <ShapeView key={index} shape={shape} />
          ))}
        </svg>
        {box?.kind === 'box' && (
          <span
            className="life-map__now"
            aria-current="step"
            style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
          >
            <span className="visually-hidden">{box.text} </span>
            <b>{t('playground:machineLab.now')}</b>
          </span>
        )}
      </div>
    </div>
  );
}

/** Nothing of the picture leads to another page here. */
function withoutLink(shape: Shape): Shape {
  if (shape.kind !== 'label') return shape;
  const { page: _, ...label } = shape;
  return label;
}
