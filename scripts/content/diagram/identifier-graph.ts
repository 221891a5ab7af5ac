/** Calls and the identifiers that they take and give, by position. `area` names the part of the API that a call belongs to. */
export type MapGraph = {
  identifiers: string[];
  calls: { title: string; area: string; takes: Taken[]; gives: number[] }[];
};

type Taken = { identifier: number; isRequired: boolean };

type Lane = { title: string; identifiers: number[]; calls: number[] };

/** The connected components of the graph, in the order of their first calls, each with the names of its areas. */
export function splitLanes({ calls }: MapGraph): Lane[] {
  const lanes: Lane[] = [];
  for (const [call, { takes, gives }] of calls.entries()) {
    const identifiers = new Set([...takes.map(({ identifier }) => identifier), ...gives]);
    const touched = lanes.filter((lane) => lane.identifiers.some((identifier) => identifiers.has(identifier)));
    const [first = { title: '', identifiers: [], calls: [] }, ...others] = touched;
    if (touched.length === 0) lanes.push(first);
    for (const other of others) lanes.splice(lanes.indexOf(other), 1);
    first.identifiers = [...new Set([...touched.flatMap((lane) => lane.identifiers), ...identifiers])];
    first.calls = [...touched.flatMap((lane) => lane.calls), call];
  }
  return lanes.map((lane) => ({
    ...lane,
    title: [...new Set(lane.calls.map((call) => calls[call]?.area))].filter(Boolean).join(' · '),
  }));
}

type CallGroup = { takes: Taken[]; gives: number[]; calls: number[] };

/** Calls that take and give the same: they are one node of the layout, so that their arrows are one. */
export function groupCalls({ calls }: MapGraph, members: number[]): CallGroup[] {
  const groups = new Map<string, CallGroup>();
  for (const call of members) {
    const { takes = [], gives = [] } = calls[call] ?? {};
    const key = JSON.stringify([takes, gives]);
    const known = groups.get(key);
    if (known) known.calls.push(call);
    else groups.set(key, { takes, gives, calls: [call] });
  }
  return [...groups.values()];
}
