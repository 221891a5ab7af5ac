import { mountDialog } from '../../src/playground/tool/mount-react.tsx';
import { addStrings, stringsLanguage } from '../../src/site/i18n.ts';
import { WebsocketLab } from './WebsocketLab.tsx';

/** The lab with its texts. */
export async function loadWebsocketLab(locale: string) {
  const { default: strings } = await import(`../../src/site/strings/${stringsLanguage(locale)}/websocket-lab.json`);
  addStrings(locale, { 'websocket-lab': strings });
  return mountDialog(WebsocketLab);
}
