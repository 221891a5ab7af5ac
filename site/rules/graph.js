import { getReferences, getTarget, toFragment } from '../../scripts/document/reference.js';

/** @import { RulesetFunctionContext } from '@stoplight/spectral-core' */
/** @import { JsonObject } from '../../packages/base/json/value.js' */

/**
 * Records in Spectral's graph where the references of the files lead that a description refers to. Spectral looks a place up there,
 * and records only what it resolved itself: nothing of a file that another description of the same run has brought, whose
 * findings would then have no file and no line.
 * @param {RulesetFunctionContext['documentInventory']['graph']} graph
 * @param {string} root
 * @param {ReadonlyMap<string, JsonObject>} files
 */
export function completeGraph(graph, root, files) {
  if (graph === null) return;
  for (const [file, data] of files) {
    if (file === root) continue;
    const known = graph.hasNode(file) ? graph.getNodeData(file) : { refMap: {}, data };
    if (!graph.hasNode(file)) graph.addNode(file);
    graph.setNodeData(file, { ...known, refMap: { ...referenceMap(file, data), ...known.refMap } });
  }
}

/**
 * @param {string} file
 * @param {JsonObject} data
 * @returns {Record<string, string>}
 */
function referenceMap(file, data) {
  return Object.fromEntries(
    getReferences(file, data).flatMap(({ path, text }) => {
      const target = getTarget(text, file);
      if (typeof target === 'string' || path.at(-1) !== '$ref') return [];
      const address = `${target.file === file ? '' : target.file}${toFragment(target.path)}`;
      return [[toFragment(path.slice(0, -1)), address]];
    }),
  );
}
