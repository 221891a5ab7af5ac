import { expect, it } from 'vitest';
import { parseDrawing } from './parse-drawing.ts';

const parse = (text: string) => parseDrawing(Buffer.from(text));
const draw = (content: string) => parse(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${content}</svg>`);

it('keeps the attributes of the root that are inherited, and no space between elements', () => {
  const file = `<?xml version="1.0"?>
<!-- A pot. -->
<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="0 0 8 8"
  fill="none">
  <path d="M0 0h8"/>
  <circle r="2" fill="var(--qing)" />
</svg>
`;
  expect(parse(file)).toEqual({
    viewBox: '0 0 8 8',
    markup: '<g fill="none"><path d="M0 0h8"/><circle r="2" fill="var(--qing)" /></g>',
  });
});

it('accepts references within the file', () => {
  const content =
    '<defs><path id="a" d="M0 0h1"/></defs><use href="#a"/><g clip-path="url(#b)"><text>1 &lt; 2</text></g>';
  expect(draw(content)).toEqual({ viewBox: '0 0 8 8', markup: content });
});

it.each([
  ['<style>path{fill:red}</style>', 'has <style>'],
  ['<script>alert(1)</script>', 'has a script'],
  ['<foreignObject/>', 'has foreign content'],
  ['<path d="M0 0" onclick="alert(1)"/>', 'has an event handler'],
  ['<path d="M0 0" style="fill:red"/>', 'has an attribute "style"'],
  ['<use href="other.svg#a"/>', 'refers to "other.svg#a"'],
  ["<use xlink:href='other.svg#a'/>", 'refers to "other.svg#a"'],
  ['<path fill="url(other.svg#a)"/>', 'refers to "other.svg#a"'],
  ['<path fill="url(https://example.com/a)"/>', 'has an address outside the file'],
  ['<a href="#a"/>', 'has <a>'],
  ['<p>Text</p>', 'has <p>'],
  ['<g><path/>', 'has a start tag <g> without an end'],
  ['</g><path/>', 'has an end tag </g> without a start'],
  ['<path d=M0/>', 'is not well-formed'],
])('refuses %s', (content, mistake) => {
  expect(draw(content)).toBe(mistake);
});

it.each([
  ['a picture of another kind', 'GIF89a', 'is not one <svg>'],
  [
    'a file without a viewBox',
    '<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>',
    'has no viewBox of four numbers',
  ],
])('refuses %s', (_, file, mistake) => {
  expect(parse(file)).toBe(mistake);
});
