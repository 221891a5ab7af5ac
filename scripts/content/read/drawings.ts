import type { SvgDrawing } from '../../../src/model/svg-drawing.ts';
import type { Report } from '../../findings/finding.ts';
import { parseDrawing } from './parse-drawing.ts';
import type { SiteFolder } from './site.ts';
import { readSiteFile } from './site-file.ts';

const HINT =
  'Export it as plain SVG: shapes with attributes such as fill="currentColor", fill="var(--qing)", fill="light-dark(#fff, #000)".';

/** Reads the drawings that `site.ts` names, by file. One that cannot be part of a page is reported and left out. */
export async function readDrawings(
  { config: { drawings = {} }, dir, locateText }: SiteFolder,
  report: Report,
): Promise<ReadonlyMap<string, SvgDrawing>> {
  const { mark, hero, notFound, features = {} } = drawings;
  const files = [mark, hero?.file, notFound, ...Object.values(features)].filter((file) => file !== undefined);
  const read = new Map<string, SvgDrawing>();
  const ids = new Map<string, string>();
  for (const file of new Set(files)) {
    const fail = (message: string, hint = HINT) =>
      report({ severity: 'error', ...locateText(file), message: `drawing ${file} ${message}`, hint });
    const bytes = await readSiteFile(dir, file);
    const drawing = Buffer.isBuffer(bytes) ? parseDrawing(bytes) : `is not there: ${bytes.message}`;
    if (typeof drawing === 'string') {
      fail(drawing, Buffer.isBuffer(bytes) ? HINT : 'Write the path of an SVG file of the site folder.');
      continue;
    }
    read.set(file, drawing);
    for (const [, id = ''] of drawing.markup.matchAll(/ id ?= ?["'](.*?)["']/g)) {
      const other = file === mark ? 'itself, because the mark is on a page twice' : ids.get(id);
      if (other !== undefined) fail(`has an id of ${other}: "${id}"`, 'Rename the id: it must be unique on a page.');
      ids.set(id, file);
    }
  }
  return read;
}
