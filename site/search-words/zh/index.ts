import type { RoutePath } from '../../../.generated/routes.ts';
import type { SearchWords } from '../../../src/model/config.ts';
import { appendix } from './appendix.ts';
import { guide } from './guide.ts';
import { reference } from './reference.ts';
import { synonyms } from './synonyms.ts';
import { words } from './words.ts';

/** 中文读者的说法：与本站用词不同的叫法，以及各页的别名。 */
export const zh: SearchWords<RoutePath> = {
  synonyms,
  keywords: { ...guide, ...reference, ...appendix },
  words,
};
