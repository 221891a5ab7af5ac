export type { SpecKind, SpecNode } from '../../../spectral/document/spec-walk.js';
export { getSectionKind as kindOfSection, walkSpec } from '../../../spectral/document/spec-walk.js';
