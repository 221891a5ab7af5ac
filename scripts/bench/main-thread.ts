type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number };

/** What a trace must hold for `readTasks`. */
export const TRACE_CATEGORIES = ['toplevel', 'devtools.timeline', 'loading'];

/**
 * Of a trace of Chromium: milliseconds that each task of the page's thread computed, in their order. Thread time, because other programs
 * on the machine make wall time longer. `after` leaves out what began before that mark of the page.
 */
export function readTasks(trace: unknown, after?: string): number[] {
  const { traceEvents } = trace as { traceEvents: TraceEvent[] };
  const placeOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const layouts = new Map<string, number>();
  for (const event of traceEvents)
    if (event.name === 'Layout') layouts.set(placeOf(event), (layouts.get(placeOf(event)) ?? 0) + 1);
  const [main] = [...layouts].sort((a, b) => b[1] - a[1])[0] ?? [];
  const own = traceEvents.filter((event) => placeOf(event) === main).sort((a, b) => a.ts - b.ts);
  const from = own.find(({ name }) => name === after)?.ts ?? 0;
  return own
    .filter(({ name, ts }) => name === 'ThreadControllerImpl::RunTask' && ts >= from)
    .map(({ tdur = 0 }) => tdur / 1000);
}
