import { type EdgeLabel, Graph, layout, type NodeLabel } from '@dagrejs/dagre';
import { required } from '../../../packages/base/invariant.ts';
import type { Point } from './curve.ts';
import { centreOn, type Rectangle, type Size } from './rectangle.ts';

/** An edge with the size of its label, for which the layout keeps room. */
export type LayoutEdge = { from: string; to: string; label: Size };

/** Where an edge bends between its nodes, at least once, and the centre of its label. `isDown`: in the direction of the layout. */
export type EdgeRoute = { bends: Point[]; label: Point; isDown: boolean };

export type LayeredLayout = { nodes: Map<string, Rectangle>; routes: EdgeRoute[] };

/** The default is narrow, so that the widest machine of the contract fits into a column of text. */
type Spacing = { rankdir?: 'TB' | 'LR'; nodesep: number; edgesep: number; ranksep: number };

const SPACING: Spacing = { nodesep: 10, edgesep: 6, ranksep: 28 };

/** A layered (Sugiyama) layout by dagre, from the top downwards. Of equal edges the first goes left; routes come in the order of the edges. */
export function layoutLayers(nodes: Map<string, Size>, edges: LayoutEdge[], spacing = SPACING): LayeredLayout {
  const graph = new Graph<object, NodeLabel, EdgeLabel>({ multigraph: true });
  graph.setGraph({ ...spacing });
  const main = spacing.rankdir === 'LR' ? 'x' : 'y';
  for (const [id, size] of nodes) graph.setNode(id, { ...size });
  // dagre puts the first edge it is given on the right.
  for (const [index, { from, to, label }] of [...edges.entries()].toReversed())
    graph.setEdge(from, to, { ...label, labelpos: 'c' }, String(index));
  layout(graph);
  return {
    nodes: new Map([...nodes].map(([id, size]) => [id, centreOn(getPoint(graph.node(id)), size)])),
    routes: edges.map(({ from, to }, index) => {
      const edge = graph.edge(from, to, String(index));
      const points = required(edge.points, 'dagre routes every edge.');
      const isDown = getPoint(points.at(0))[main] < getPoint(points.at(-1))[main];
      return { bends: points.slice(1, -1), label: getPoint(edge), isDown };
    }),
  };
}

function getPoint(label: { x?: number; y?: number } | undefined): Point {
  const { x, y } = label ?? {};
  return { x: required(x, 'dagre places whatever it is given.'), y: required(y, 'dagre places whatever it is given.') };
}
