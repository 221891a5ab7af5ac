import type { ReactNode } from 'react';
import type { Drawing, Shape } from '../../model/drawing.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';

type DiagramProps = { drawing: Drawing; title: string };

/**
 * A drawing in its own size: it scrolls where it is wider than its place, so its texts stay readable. What it says also is in
 * text beside it.
 */
export function Diagram({ drawing: { width, height, shapes }, title }: DiagramProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is the scrolling frame of a picture.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard.
    <div className="diagram-frame" tabIndex={0} role="group" aria-label={title}>
      <svg className="diagram" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <title>{title}</title>
        {shapes.map((shape, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a drawing never move.
          <ShapeView key={index} shape={shape} />
        ))}
      </svg>
    </div>
  );
}

const TEXT_BASELINE = 4;

function ShapeView({ shape }: { shape: Shape }): ReactNode {
  switch (shape.kind) {
    case 'band':
      return <rect className="band" {...getArea(shape)} rx="8" />;
    case 'box':
      return (
        <>
          <rect className={shape.variant && `state-${shape.variant}`} {...getArea(shape)} rx="8" />
          {shape.text && (
            <text className="mono" x={shape.x + shape.width / 2} y={shape.y + shape.height / 2 + TEXT_BASELINE}>
              {shape.text}
            </text>
          )}
        </>
      );
    case 'line':
      return <path className={shape.variant} d={shape.path} />;
    case 'dot':
      return <circle cx={shape.x} cy={shape.y} r="7" />;
    case 'label':
      return <Label {...shape} />;
  }
}

/** Of the ground of a label, from its baseline to its upper edge; the style has its height. */
const GROUND_ABOVE = 12;

function Label({ x, y, text, code, variant, ground, page }: Extract<Shape, { kind: 'label' }>) {
  const label = (
    <text className={[code && 'mono', variant].filter(Boolean).join(' ') || undefined} x={x} y={y}>
      {text}
    </text>
  );
  return (
    <>
      {ground && (
        <rect
          className={ground.isBand ? 'ground ground--band' : 'ground'}
          x={x - ground.half}
          y={y - GROUND_ABOVE}
          width={2 * ground.half}
        />
      )}
      {page ? <SmartLink href={page.path}>{label}</SmartLink> : label}
    </>
  );
}

function getArea({ x, y, width, height }: Extract<Shape, { kind: 'box' | 'band' }>) {
  return { x, y, width, height };
}
