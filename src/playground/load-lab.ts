import type { ComponentType } from 'react';
import type { LabName } from '../model/page.ts';
import { loadLabStrings, loadPlaygroundStrings } from '../site/i18n.ts';
import type { LabProps } from './lab/lab-props.ts';

const IMPORTS: Record<LabName, () => Promise<ComponentType<LabProps>>> = {
  'websocket-lab': async () => (await import('./websocket/WebsocketLab.tsx')).WebsocketLab,
};

/** The code of a lab, with its texts. */
export async function loadLab(name: LabName, locale: string): Promise<ComponentType<LabProps>> {
  const [Lab] = await Promise.all([IMPORTS[name](), loadPlaygroundStrings(locale), loadLabStrings(name, locale)]);
  return Lab;
}
