import type { ReactNode } from 'react';
import type { Shape } from '../model/drawing.ts';
import { SmartLink } from './SmartLink.tsx';

const TEXT_BASELINE = 4;

/** A part of a drawing, as SVG. */
export function ShapeView({ shape }: { shape: Shape }): ReactNode {
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
