import { mountDialog } from '../../../src/playground/tool/mount-react.tsx';
import { loadStrings } from '../strings/text.ts';
import { WebsocketLab } from './WebsocketLab.tsx';

/** The lab with its texts. */
export async function loadWebsocketLab(locale: string) {
  await loadStrings(locale, 'websocket-lab');
  return mountDialog(WebsocketLab);
}
