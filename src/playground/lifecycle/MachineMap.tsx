import { useText } from '../../hooks/use-text.ts';
import type { Shape } from '../../model/drawing.ts';
import type { DrawnMachine, Transition } from '../../model/state-machine.ts';
import type { MoveName } from './card-moves.ts';
import type { CardControls } from './use-card.ts';

/** Which move follows an arrow of the card's machine, by its row in the contract. The others happen by themselves. */
const MOVES: Record<string, MoveName> = {
  K5: 'activate',
  K6: 'freeze',
  K7: 'unfreeze',
  K8: 'block',
  K9a: 'unblock',
  K9b: 'unblock',
  K9c: 'unblock',
  K10: 'cancel',
  K12: 'expire',
};

/** The machine of the page, with the present state marked and a button on each arrow that leads on from it. */
export function MachineMap({ machine, controls }: { machine: DrawnMachine; controls: CardControls }) {
  const { t } = useText();
  const { card, trials, isBusy, make } = controls;
  const { width, height, shapes } = machine.drawing;
  const box = shapes.find((shape) => shape.kind === 'box' && shape.text === card?.status);
  const arrows = machine.transitions.flatMap((transition) => {
    const move = MOVES[transition.key];
    const label = shapes.find((shape) => shape.kind === 'label' && shape.text === transition.label);
    const isNext = card !== undefined && transition.from.includes(card.status);
    if (!move || label?.kind !== 'label' || !isNext || !leadsOn(transition, trials[move]?.status)) return [];
    return [{ move, label, isRefused: trials[move]?.isRefused === true }];
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is the scrolling frame of a picture.
    <div
      className="diagram-frame life-map"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard.
      tabIndex={0}
      role="group"
      aria-label={machine.title}
    >
      <div className="life-map__sheet" style={{ inlineSize: width, blockSize: height }}>
        <svg className="diagram" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {shapes.map((shape, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a drawing never move.
            <MapShape key={index} shape={shape} />
          ))}
        </svg>
        {box?.kind === 'box' && (
          <span
            className="life-map__now"
            aria-current="step"
            style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
          >
            <span className="visually-hidden">{box.text} </span>
            <b>{t('lifecycle-lab:now')}</b>
          </span>
        )}
        {arrows.map(({ move, label, isRefused }) => (
          <button
            key={move}
            type="button"
            className={isRefused ? 'life-map__move life-move--no' : 'life-map__move'}
            style={{ left: label.x, top: label.y }}
            aria-label={t('lifecycle-lab:arrow', { move: t(`lifecycle-lab:move.${move}`) })}
            disabled={isBusy}
            onClick={() => make(move)}
          >
            {label.text}
          </button>
        ))}
      </div>
    </div>
  );
}

/** A move with several arrows follows that of the state it leads to; one that is refused is on its first arrow. */
function leadsOn({ to }: Transition, status: string | undefined): boolean {
  return !['inactive', 'active', 'frozen'].includes(to) || status === undefined || status === to || to === 'frozen';
}

function MapShape({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'box': {
      const { x, y, width, height, text, variant } = shape;
      return (
        <>
          <rect className={variant && `state-${variant}`} x={x} y={y} width={width} height={height} rx="8" />
          <text className="mono" x={x + width / 2} y={y + height / 2 + 4}>
            {text}
          </text>
        </>
      );
    }
    case 'line':
      return <path className={shape.variant} d={shape.path} />;
    case 'dot':
      return <circle cx={shape.x} cy={shape.y} r="7" />;
    case 'label':
      return (
        <>
          {shape.ground && (
            <rect className="ground" x={shape.x - shape.ground.half} y={shape.y - 12} width={2 * shape.ground.half} />
          )}
          <text className={shape.variant} x={shape.x} y={shape.y}>
            {shape.text}
          </text>
        </>
      );
    case 'band':
      return <rect className="band" x={shape.x} y={shape.y} width={shape.width} height={shape.height} rx="8" />;
  }
}
