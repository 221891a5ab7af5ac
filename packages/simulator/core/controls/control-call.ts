import type { Work } from '../state/work.ts';

/** A control under way. */
export type ControlCall<Body = unknown> = { path: Record<string, string>; body: Body };

export type ControlResult = { status: number; data: unknown };

/** Most controls are a step like any other. */
export type Control = (work: Work, call: ControlCall) => ControlResult;

/** The body was validated against the schema whose type the control names. */
export function withBody<Body>(run: (work: Work, call: ControlCall<Body>) => ControlResult): Control {
  return (work, call) => run(work, call as ControlCall<Body>);
}
