/** An SVG file that is part of the page, where its colours can be those of the theme. `markup` is what its root element has. */
export type SvgDrawing = { viewBox: string; markup: string };
