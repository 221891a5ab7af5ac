import type { Drawing } from '../../model/drawing.ts';
import { ShapeView } from '../../ui/ShapeView.tsx';

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
