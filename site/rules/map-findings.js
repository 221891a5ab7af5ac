import { fromPointer, toPointer } from '../../packages/base/json/pointer.js';
import { resolvePath } from '../../scripts/document/paths.js';
import { documentAt } from './bundled.js';

/** @import { IFunctionResult } from '@stoplight/spectral-core' */
/** @import { Bundled, Linted } from './bundled.js' */
/** @import { JsonPath } from '../../packages/base/json/pointer.js' */

/**
 * What a rule found, at a path of the bundled document.
 * @typedef {{ path: JsonPath; message: string }} Finding
 */

/** References may lead in circles; no chain of files is as long. */
const MAX_CHAIN = 50;

/**
 * Maps paths of the bundle to those that Spectral understands: for the linted file its own paths, for the files it refers to
 * the path by which they are reached from it.
 * @param {Bundled} bundled
 * @returns {{ forRoot(findings: Finding[]): IFunctionResult[]; forOthers(findings: Finding[]): IFunctionResult[] }}
 */
export function createFindingMapper(bundled) {
  const { root } = bundled;
  return {
    forRoot: (findings) =>
      findings.flatMap(({ message, path }) => {
        const { file, pointer } = getOrigin(bundled, toPointer(path));
        return file === root ? [{ message, path: fromPointer(pointer) }] : [];
      }),
    forOthers: (findings) =>
      findings.flatMap(({ message, path }) => {
        const origin = getOrigin(bundled, toPointer(path));
        if (origin.file === root) return [];
        const reached = fromPointer(reachedBy(bundled, toPointer(path)));
        return [{ message: withPosition(bundled, message, { reached, ...origin }), path: reached }];
      }),
  };
}

/**
 * @param {Bundled} bundled
 * @param {string} pointer
 * @returns {{ file: string; pointer: string }}
 */
function getOrigin({ origins }, pointer) {
  const inside = nearestOrigin(origins, pointer);
  const origin = origins.get(inside) ?? { file: '', pointer: '' };
  return { file: origin.file, pointer: `${origin.pointer}${pointer.slice(inside.length)}` };
}

/**
 * The path that Spectral follows through references: `/paths/~1card/get/parameters/0/schema`.
 * @param {Bundled} bundled
 * @param {string} pointer
 * @returns {string}
 */
function reachedBy({ origins }, pointer) {
  let reached = pointer;
  for (let step = 0; step < MAX_CHAIN; step += 1) {
    const inside = nearestOrigin(origins, reached);
    const referrer = origins.get(inside)?.referrer;
    if (referrer === undefined) return reached;
    reached = `${referrer}${reached.slice(inside.length)}`;
  }
  return reached;
}

/**
 * @param {Bundled['origins']} origins
 * @param {string} pointer
 * @returns {string}
 */
function nearestOrigin(origins, pointer) {
  let inside = pointer;
  while (!origins.has(inside)) inside = inside.slice(0, inside.lastIndexOf('/'));
  return inside;
}

/**
 * Spectral follows a reference at the end of a path too, and has no path to extensions of a shared file: where it would show another
 * position, the message names the right one.
 * @param {Bundled} bundled
 * @param {string} message
 * @param {{ reached: JsonPath; file: string; pointer: string }} place
 * @returns {string}
 */
function withPosition({ linted, root }, message, { reached, file, pointer }) {
  const wanted = getLine(linted, file, fromPointer(pointer));
  const shown = linted.documentInventory.findAssociatedItemForPath([...reached], true);
  const isShown = shown?.document.source === file && getLine(linted, file, shown.path) === wanted;
  const folder = `${resolvePath(root, '..')}/`;
  return isShown ? message : `${message} (${file.startsWith(folder) ? file.slice(folder.length) : file}:${wanted})`;
}

/**
 * @param {Linted} linted
 * @param {string} file
 * @param {readonly (string | number)[]} path
 * @returns {number}
 */
function getLine(linted, file, path) {
  const range = documentAt(linted, file)?.getRangeForJsonPath([...path], true);
  return (range?.start.line ?? 0) + 1;
}
