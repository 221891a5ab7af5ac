import type { ControlBody, ControlData, ControlId, ControlPath } from '../contract/schemas.ts';
import type { Work } from '../state/work.ts';

/** A control under way, validated. */
export type ControlCall<Id extends ControlId> = { path: ControlPath<Id>; body: ControlBody<Id> };

export type ControlResult<Data = unknown> = { status: number; data: Data };

/** Most controls are a step like any other. */
export type Control<Id extends ControlId> = (work: Work, call: ControlCall<Id>) => ControlResult<ControlData<Id>>;
