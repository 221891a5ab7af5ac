import { useEffect, useRef } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { Shape } from '../../model/drawing.ts';
import type { DrawnMachine } from '../../model/state-machine.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ShapeView } from '../../ui/ShapeView.tsx';
import { formatTime } from '../ui/format.ts';
import { type ArrowButton, findArrowButtons } from './arrow-buttons.ts';
import type { MachineControls } from './use-machine-lab.ts';

type MachineDiagramProps = { drawn: DrawnMachine; controls: MachineControls };

/** The machine of the page, with the present state marked and a button on each arrow that leads on from it. */
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
            <b>{t('machine-lab:now')}</b>
          </span>
        )}
        {findArrowButtons(drawn, shapes, controls).map((button) => (
          <button
            key={`${button.label.x} ${button.label.y}`}
            type="button"
            className={
              button.kind === 'action' && button.isRefused
                ? 'life-map__action life-action--refused'
                : 'life-map__action'
            }
            style={{ left: button.label.x, top: button.label.y }}
            aria-label={t('machine-lab:arrow', { action: describe(button) })}
            disabled={controls.isBusy}
            onClick={() => press(button)}
          >
            {button.kind === 'clock' && <Icon name="clock" />}
            {button.label.text}
          </button>
        ))}
      </div>
    </div>
  );

  function describe(button: ArrowButton): string {
    if (button.kind === 'clock') return t('playground:advance', { time: formatTime(button.at) });
    return button.action.label;
  }

  function press(button: ArrowButton): void {
    if (button.kind === 'clock') controls.advanceTo(button.at);
    else controls.runAction(button.action, button.objectId);
  }
}

/** A press on a label is a step here, not a way to a page. */
function withoutLink(shape: Shape): Shape {
  if (shape.kind !== 'label') return shape;
  const { page: _, ...label } = shape;
  return label;
}
