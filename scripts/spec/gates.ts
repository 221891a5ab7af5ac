import type { Report } from '../findings/finding.ts';
import type { Contract } from './contract.ts';
import { checkExamples } from './examples.ts';
import { checkFrontmatter } from './frontmatter.ts';
import { readGlossary } from './glossary.ts';
import { checkGlossaryTables } from './glossary-tables.ts';
import { checkGuideWording } from './guide-wording.ts';
import { checkInterfaceWording } from './interface-wording.ts';
import { lintWithRedocly } from './lint-redocly.ts';
import { lintWithSpectral } from './lint-spectral.ts';
import { checkOperationIds } from './operation-ids.ts';
import { checkOutcomeWording } from './outcome-wording.ts';
import { createOverlayGates, type OverlayGate } from './overlay/overlay-gates.ts';
import { checkWording } from './overlay/wording.ts';
import { checkTypedValues } from './typed-values.ts';
import { checkUnfinished } from './unfinished.ts';

/** One kind of check over the whole contract. It reports what is wrong and throws only when it is wrong itself. */
export type Gate = {
  name: string;
  /** It reads texts alone: what it says is right even where a document of the contract could not be read. */
  readsTexts?: true;
  check(contract: Contract, report: Report): void | Promise<void>;
};

/** All gates, quickest first; those of the site itself before the linters. */
export function createGates(ofSite: readonly Gate[] = []): Gate[] {
  const glossary = readGlossary();
  return [
    ...createOverlayGates(glossary).map(overlayGate),
    overlayGate({ name: 'terms and typography', check: (file, report) => checkWording(file, glossary, report) }),
    {
      name: 'guides can be read',
      readsTexts: true,
      check: ({ siteDir }, report) => checkFrontmatter(siteDir, report),
    },
    {
      name: 'terms and typography of guides',
      readsTexts: true,
      check: ({ siteDir }, report) => checkGuideWording(siteDir, glossary, report),
    },
    {
      name: 'words and typography of the interface',
      readsTexts: true,
      check: ({ siteDir }, report) => checkInterfaceWording(siteDir, glossary, report),
    },
    {
      name: 'a status speaks of its own attempt',
      check: (contract, report) => checkOutcomeWording(contract, glossary, report),
    },
    {
      name: 'tables of terms agree with the glossary',
      readsTexts: true,
      check: ({ siteDir }, report) => checkGlossaryTables(siteDir, glossary, report),
    },
    { name: 'guides refer to recorded values', check: ({ siteDir }, report) => checkTypedValues(siteDir, report) },
    {
      name: 'nothing is left to write',
      readsTexts: true,
      check: ({ siteDir }, report) => checkUnfinished(siteDir, report),
    },
    { name: 'examples are valid', check: checkExamples },
    { name: 'operation ids are unique', check: checkOperationIds },
    ...ofSite,
    { name: 'Spectral and our own rules', check: lintWithSpectral },
    { name: 'Redocly', check: lintWithRedocly },
  ];
}

function overlayGate({ name, check }: OverlayGate): Gate {
  return {
    name,
    check({ translations }, report) {
      for (const file of translations) check(file, report);
    },
  };
}
