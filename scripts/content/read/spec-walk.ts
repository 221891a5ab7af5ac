export type { SpecKind, SpecNode } from '../../document/spec-walk.js';
export { walkSpec } from '../../document/spec-walk.js';
