import { sortRows } from './crossing-minimisation.ts';
import type { GraphNode, StateGraph } from './state-graph.ts';

/** A node in its row, or the place that an arrow over several rows passes (`via`). */
export type RowItem = { id: string; node?: GraphNode; via?: true };

/** An arrow between rows, in steps of one row: ids of items. */
export type Course = { edge: number; items: string[] };

export type Rows = { rows: RowItem[][]; courses: Course[] };

/** Puts nodes into rows by their distance from the start, and in an order with few crossings. */
export function getRows(graph: StateGraph): Rows {
  const depths = getDepths(graph);
  const rows: RowItem[][] = [];
  const put = (depth: number, item: RowItem) => {
    while (rows.length <= depth) rows.push([]);
    rows[depth]?.push(item);
  };
  for (const node of graph.nodes) put(depths.get(node.id) ?? 0, { id: node.id, node });
  const courses = graph.edges.map((edge, index): Course => {
    const [from, to] = [getNode(graph, edge.from), getNode(graph, edge.to)];
    const [start, end] = [depths.get(from) ?? 0, depths.get(to) ?? 0];
    const step = Math.sign(end - start);
    const passed = Array.from({ length: Math.max(Math.abs(end - start) - 1, 0) }, (_, count) => {
      const id = `via ${index} ${count}`;
      put(start + step * (count + 1), { id, via: true });
      return id;
    });
    return { edge: index, items: [from, ...passed, to] };
  });
  return { rows: sortRows(rows, courses), courses };
}

/** Id of the node that holds an end of an arrow. */
export function getNode({ nodes }: StateGraph, end: string): string {
  return nodes.find(({ id, states }) => id === end || states.includes(end))?.id ?? end;
}

/** Fewest arrows from the start. What none reaches begins a row of its own at the top. */
function getDepths(graph: StateGraph): Map<string, number> {
  const depths = new Map<string, number>();
  const targets = new Set(graph.edges.map(({ to }) => getNode(graph, to)));
  const roots = graph.nodes.filter(({ id }) => !targets.has(id)).map(({ id }) => id);
  const queue = roots.length > 0 ? roots : graph.nodes.slice(0, 1).map(({ id }) => id);
  for (const root of queue) depths.set(root, 0);
  for (let current = queue.shift(); current !== undefined; current = queue.shift()) {
    for (const { from, to } of graph.edges) {
      const [source, target] = [getNode(graph, from), getNode(graph, to)];
      if (source !== current || depths.has(target)) continue;
      depths.set(target, (depths.get(current) ?? 0) + 1);
      queue.push(target);
    }
  }
  return depths;
}
