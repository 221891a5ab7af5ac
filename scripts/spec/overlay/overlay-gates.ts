import type { Report } from '../../findings/finding.ts';
import type { Translation } from '../contract.ts';
import type { Glossary } from '../glossary.ts';
import { checkCoverage } from './coverage.ts';
import { checkNumbers } from './numbers.ts';
import { checkStaleness } from './staleness.ts';
import { checkStructure } from './structure.ts';
import { checkTargets } from './targets.ts';

/** A check of one source file with its translation. */
export type OverlayGate = { name: string; check(file: Translation, report: Report): void };

/** Whether a translation is complete, up to date and nothing but a translation. */
export function createOverlayGates(glossary: Glossary): OverlayGate[] {
  return [
    { name: 'overlay targets match', check: checkTargets },
    { name: 'overlays change texts only', check: checkStructure },
    { name: 'every text is translated', check: (file, report) => checkCoverage(file, glossary, report) },
    { name: 'translations are up to date', check: checkStaleness },
    { name: 'translations say the same numbers', check: checkNumbers },
  ];
}
