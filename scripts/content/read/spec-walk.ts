export type { SpecKind, SpecNode } from '../../../spectral/document/spec-walk.js';
export { kindOfSection, walkSpec } from '../../../spectral/document/spec-walk.js';
