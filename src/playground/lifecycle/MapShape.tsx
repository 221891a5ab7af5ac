import type { Shape } from '../../model/drawing.ts';

/** A part of a picture; what it says is in words beside it. */
export function MapShape({ shape }: { shape: Shape }) {
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
