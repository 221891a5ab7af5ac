import type { SvgDrawing } from '../model/svg-drawing.ts';

/** A drawing of the site: decoration, unless `alt` says what it shows. The compiler has refused what could run or load something. */
export function InlineDrawing({ drawing, className, alt }: { drawing: SvgDrawing; className?: string; alt?: string }) {
  return (
    <svg
      className={className}
      viewBox={drawing.viewBox}
      role={alt === undefined ? undefined : 'img'}
      aria-label={alt}
      aria-hidden={alt === undefined || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it was checked when it was compiled.
      dangerouslySetInnerHTML={{ __html: drawing.markup }}
    />
  );
}
