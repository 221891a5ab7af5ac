import { required } from '../../packages/base/invariant.ts';

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };

/** What a trace must hold for `readTasks`. */
export const TRACE_CATEGORIES = ['toplevel', 'devtools.timeline', 'loading', 'v8'];

/** A visit in three: what a reader sees nothing of, waits for, and is hindered by. */
export type Phase = 'before paint' | 'until load' | 'after load';

/** Milliseconds that one task of the page's thread computed, and on what. */
export type Task = { phase: Phase; ms: number; work: Record<string, number> };

const KINDS: Record<string, string> = {
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  'Blink.Paint.UpdateTime': 'paint',
  Layerize: 'paint',
  ParseHTML: 'parse',
  'v8.evaluateModule': 'script',
  EvaluateScript: 'script',
  FunctionCall: 'script',
};

/**
 * Of a trace of Chromium: the tasks of the page's thread, in their order. Thread time, because other programs on the machine make wall
 * time longer.
 */
export function readTasks(trace: unknown): Task[] {
  const { traceEvents } = trace as { traceEvents: TraceEvent[] };
  const getPosition = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const layouts = new Map<string, number>();
  for (const event of traceEvents)
    if (event.name === 'Layout') layouts.set(getPosition(event), (layouts.get(getPosition(event)) ?? 0) + 1);
  const [main] = [...layouts].sort((a, b) => b[1] - a[1])[0] ?? [];
  const own = traceEvents.filter((event) => getPosition(event) === main).sort((a, b) => a.ts - b.ts);
  // Marks in the order of time: the page before, from which the visit starts, has none of them.
  const at = (mark: string) => own.find(({ name }) => name === mark)?.ts ?? Number.POSITIVE_INFINITY;
  const [painted, loaded] = [at('firstPaint'), at('MarkLoad')];
  const getPhase = (ts: number) => (ts < painted ? 'before paint' : ts < loaded ? 'until load' : 'after load');
  const pieces = own.filter(({ name }) => name in KINDS);
  return own
    .filter(({ name, ph }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X')
    .map((task) => ({ phase: getPhase(task.ts), ms: milliseconds(task), work: getWork(task, pieces) }));
}

function milliseconds({ tdur = 0 }: TraceEvent): number {
  return tdur / 1000;
}

/** What a piece of work holds of another kind counts there: a script that asks for a layout. */
function getWork(task: TraceEvent, pieces: TraceEvent[]): Record<string, number> {
  const work: Record<string, number> = {};
  const open: TraceEvent[] = [];
  const add = (event: TraceEvent, sign: 1 | -1, of: TraceEvent) => {
    const kind = KINDS[event.name] ?? '';
    work[kind] = (work[kind] ?? 0) + sign * milliseconds(of);
  };
  for (const piece of pieces) {
    if (piece.ts < task.ts || piece.ts >= getEnd(task)) continue;
    while (open.length > 0 && getEnd(required(open.at(-1), 'The list is not empty.')) <= piece.ts) open.pop();
    const outer = open.at(-1);
    if (outer) add(outer, -1, piece);
    add(piece, 1, piece);
    open.push(piece);
  }
  return work;
}

function getEnd({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}

export function getLongest(tasks: Task[]): number {
  return Math.max(0, ...tasks.map(({ ms }) => ms));
}

/** `120 ms: layout 50, style 40, paint 12` */
export function describeTask({ ms, work }: Task): string {
  const parts = Object.entries(work).filter(([, of]) => of >= 1);
  const sorted = parts.sort((a, b) => b[1] - a[1]).map(([kind, of]) => `${kind} ${of.toFixed(0)}`);
  return `${ms.toFixed(0)} ms: ${sorted.join(', ')}`;
}
