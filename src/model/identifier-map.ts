import type { PageLink } from './page-link.ts';

/**
 * Which identifier comes from which call and which calls take it, over all documents. Positions are those of `identifiers` and
 * `calls`.
 */
export type IdentifierMap = {
  identifiers: MapIdentifier[];
  calls: MapCall[];
  /** Pages of calls that neither take nor give an identifier. */
  others: PageLink[];
  drawing: MapDrawing;
};

/** `id` is unique and part of addresses: `?have=cardId`. `area` distinguishes identifiers of one name. */
export type MapIdentifier = { id: string; name: string; area?: string };

/** An operation or a channel. */
export type MapCall = { page: PageLink; takes: { identifier: number; isRequired: boolean }[]; gives: number[] };

type Area = { x: number; y: number; width: number; height: number };

/** A picture laid out at build time. An edge leads from the calls that give an identifier to it, or from it to those that take it. */
export type MapDrawing = {
  width: number;
  height: number;
  /** One for each group of calls that share identifiers. */
  lanes: (Area & { title: string })[];
  /** From left to right in each lane, as the boxes. */
  pills: (Area & { identifier: number })[];
  boxes: (Area & { call: number })[];
  /** Around calls that take and give the same. */
  frames: Area[];
  edges: { path: string; identifier: number; calls: number[]; isGiven?: boolean; isRequired?: boolean }[];
};

/** The identifiers in the order of the picture: what comes first is had first. */
export function listIdentifiers({ identifiers, drawing }: IdentifierMap): {
  identifier: MapIdentifier;
  position: number;
}[] {
  return drawing.pills.flatMap(({ identifier: position }) => {
    const identifier = identifiers[position];
    return identifier ? [{ identifier, position }] : [];
  });
}

/** What a reader can do with the identifiers that he has. */
export type MapChoice = {
  /** By call: it takes one of them, and all that it needs is there, or not. */
  states: ('ready' | 'partial' | undefined)[];
  /** Identifiers that he does not have yet, given by calls that are ready. */
  given: Set<number>;
};

/** What can be called with some identifiers, and which identifiers that gives. */
export function chooseCalls({ calls }: Pick<IdentifierMap, 'calls'>, have: ReadonlySet<number>): MapChoice {
  const states = calls.map(({ takes }) => {
    if (!takes.some(({ identifier }) => have.has(identifier))) return undefined;
    return getMissing(takes, have).length === 0 ? 'ready' : 'partial';
  });
  const given = calls.flatMap(({ gives }, index) => (states[index] === 'ready' ? gives : []));
  return { states, given: new Set(given.filter((identifier) => !have.has(identifier))) };
}

/** Identifiers that a call needs besides those that the reader has. */
export function getMissing(takes: MapCall['takes'], have: ReadonlySet<number>): number[] {
  return takes.flatMap(({ identifier, isRequired }) => (isRequired && !have.has(identifier) ? [identifier] : []));
}
