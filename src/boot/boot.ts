/**
 * The only script that runs before a page has loaded. It stands inside the document (no request, and before the first
 * paint), keeps what the reader chose earlier, makes the controls of the prerendered page work, and fetches React
 * afterwards. It goes by the attributes of the markup alone; the table in `shell/Shell.tsx` says which are whose.
 */

import { restoreFonts } from '../dom/fonts.ts';
import { disableBeforeRestoredScroll, listenToEndKey } from './content-visibility.ts';
import { listenToControls } from './controls.ts';
import { listenToGroups, restoreGroups } from './groups.ts';
import { loadShellLater } from './hydrate-on-idle.ts';
import { moveToOwnLanguage } from './language.ts';
import { restoreSwitches } from './layout-parameters.ts';
import { listenToLinks } from './links.ts';
import { listenToSearch } from './search.ts';
import { listenToSidebar, restoreSidebar } from './sidebar.ts';
import { listenToTabs, restoreTabs } from './tabs.ts';
import { restoreTheme } from './theme.ts';
import { whileParsing } from './while-parsing.ts';

moveToOwnLanguage();
restoreTheme();
restoreFonts();
restoreSwitches();
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
loadShellLater(document.currentScript?.dataset ?? {});
