/**
 * The only script that runs before a page has loaded. It stands inside the document (no request, and before the first
 * paint), keeps what the reader chose earlier, makes the controls of the prerendered page work, and fetches React
 * afterwards. It goes by the attributes of the markup alone; the table in `shell/Shell.tsx` says which are whose.
 */

import { restoreFonts } from '../dom/fonts.ts';
import { disableBeforeRestoredScroll, listenToEndKey } from './content-visibility.ts';
import { listenToControls } from './controls.ts';
import { listenToGroups, restoreGroups } from './groups.ts';
import { hydrateOnIdle } from './hydrate-on-idle.ts';
import { redirectToReaderLanguage } from './language.ts';
import { restoreLayoutParameters } from './layout-parameters.ts';
import { listenToLinks } from './links.ts';
import { listenToSearch } from './search.ts';
import { listenToSidebar, restoreSidebar } from './sidebar.ts';
import { listenToTabs, restoreTabs } from './tabs.ts';
import { restoreTheme } from './theme.ts';
import { whileParsing } from './while-parsing.ts';

redirectToReaderLanguage();
restoreTheme();
restoreFonts();
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
hydrateOnIdle(document.currentScript?.dataset ?? {});
