export type { SpecKind, SpecNode } from '../../document/spec-walk.js';
export { getSectionKind as kindOfSection, walkSpec } from '../../document/spec-walk.js';
