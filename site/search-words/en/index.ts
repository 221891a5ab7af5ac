import type { RoutePath } from '../../../.generated/routes.ts';
import type { SearchWords } from '../../../src/model/config.ts';
import { appendix } from './appendix.ts';
import { guide } from './guide.ts';
import { reference } from './reference.ts';
import { synonyms } from './synonyms.ts';
import { words } from './words.ts';

/** What English readers call the words and pages of this site. */
export const en: SearchWords<RoutePath> = {
  synonyms,
  keywords: { ...guide, ...reference, ...appendix },
  words,
};
