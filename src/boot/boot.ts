/**
 * The inline boot script: the only script that runs before a page has loaded. It is part of the document (no request, and before the first
 * paint), restores what the reader chose earlier, makes the controls of the prerendered page work, and hydrates the page on idle or
 * interaction. It reads attributes of the markup alone: the table in `shell/Shell.tsx`.
 */

import { disableBeforeRestoredScroll, listenToEndKey } from './content-visibility.ts';
import { listenToControls } from './controls.ts';
import { listenToGroups, restoreGroups } from './groups.ts';
import { hydrateOnIdle } from './hydrate-on-idle.ts';
import { redirectToReaderLanguage } from './language.ts';
import { restoreLayoutParameters } from './layout-parameters.ts';
import { listenToLinks } from './links.ts';
import { followMovedSections } from './moved-sections.ts';
import { listenToPrint } from './print-footer.ts';
import { listenToSearch } from './search.ts';
import { listenToSidebar, restoreSidebar } from './sidebar.ts';
import { listenToTabs, restoreTabs } from './tabs.ts';
import { restoreTheme } from './theme.ts';
import { whileParsing } from './while-parsing.ts';

redirectToReaderLanguage();
restoreTheme();
followMovedSections();
restoreLayoutParameters();
disableBeforeRestoredScroll();
whileParsing(() => {
  restoreTabs();
  restoreGroups();
  restoreSidebar();
});
listenToTabs();
listenToControls();
listenToLinks();
listenToEndKey();
listenToGroups();
listenToSidebar();
listenToSearch();
listenToPrint();
hydrateOnIdle(document.currentScript?.dataset ?? {});
