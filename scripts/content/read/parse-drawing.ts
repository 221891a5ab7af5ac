import type { SvgDrawing } from '../../../src/model/svg-drawing.ts';
import { getActiveContent } from './svg-content.ts';

/** Shapes, and what they refer to. Style sheets would apply to the whole page; scripts, links and images of other files have no place in it. */
const ELEMENTS =
  /^(?:circle|clipPath|defs|desc|ellipse|g|line|linearGradient|marker|mask|path|pattern|polygon|polyline|radialGradient|rect|stop|symbol|text|textPath|title|tspan|use)$/;
/** Attributes of a file that an element of the page does not need, or has already. */
const ROOT_ONLY = /^(?:xmlns.*|xml:.*|viewBox|width|height|x|y|id|class|role|aria-.*|version)$/;
const TAG = /<(\/?)([\w:-]+)((?: [\w:-]+ ?= ?(?:"[^"<]*"|'[^'<]*'))*) ?(\/?)>/g;
const ATTRIBUTE = /([\w:-]+) ?= ?(["'])(.*?)\2/g;

/** The picture in an SVG file, or what is wrong with the file as the end of a sentence. */
export function parseDrawing(bytes: Buffer): SvgDrawing | string {
  const active = getActiveContent(bytes);
  if (active !== undefined) return `has ${active}`;
  const text = bytes.toString('utf8').replace(/<!--.*?-->/gs, '');
  const oneLine = text.replace(/\s+/g, ' ').replaceAll('> <', '><').trim();
  const [, attributes, content] = /^(?:<\?xml[^>]*>)?(?:<!DOCTYPE[^>]*>)?<svg( [^>]*)>(.*)<\/svg>$/.exec(oneLine) ?? [];
  if (attributes === undefined || content === undefined) return 'is not one <svg>';
  const root = [...attributes.matchAll(ATTRIBUTE)];
  const viewBox = root.find(([, name]) => name === 'viewBox')?.[3];
  if (viewBox === undefined || !/^-?[\d.]+(?:[ ,]+-?[\d.]+){3}$/.test(viewBox)) return 'has no viewBox of four numbers';
  const shared = root.flatMap(([attribute, name = '']) => (ROOT_ONLY.test(name) ? [] : attribute)).join(' ');
  const markup = shared === '' ? content : `<g ${shared}>${content}</g>`;
  return findMistake(markup) ?? { viewBox, markup };
}

function findMistake(markup: string): string | undefined {
  const open: string[] = [];
  for (const [, end, name = '', attributes = '', empty] of markup.matchAll(TAG)) {
    if (!ELEMENTS.test(name)) return `has <${name}>`;
    const mistake = findAttributeMistake(attributes);
    if (mistake !== undefined) return mistake;
    if (end === '' && empty === '') open.push(name);
    if (end !== '' && open.pop() !== name) return `has an end tag </${name}> without a start`;
  }
  if (open.length > 0) return `has a start tag <${open.at(-1)}> without an end`;
  return markup.replace(TAG, '').includes('<') ? 'is not well-formed' : undefined;
}

function findAttributeMistake(attributes: string): string | undefined {
  for (const [, name = '', , value = ''] of attributes.matchAll(ATTRIBUTE)) {
    // The policy of the page refuses it.
    if (name === 'style') return 'has an attribute "style"';
    const address = /href$/.test(name) ? value : /url\(["']?(.*?)["']?\)/.exec(value)?.[1];
    if (address !== undefined && !address.startsWith('#')) return `refers to "${address}"`;
  }
  return undefined;
}
