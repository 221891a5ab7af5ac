import { isRecord } from '../../../packages/base/encoding/json.ts';
import { getSiteBase } from '../../../src/dom/site-base.ts';

const IN_CHECKOUT = 'npx api-docs sandbox';

/** What starts the simulator on the reader's machine: the package of this site, or the command of a checkout, where there is none. */
export async function loadStartCommand(site = new URL(getSiteBase(), location.href)): Promise<string> {
  const folder = new URL('downloads/', site);
  const response = await fetch(new URL('manifest.json', folder)).catch(() => undefined);
  // A development server may answer with a page.
  const manifest: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  const packages = isRecord(manifest) && Array.isArray(manifest.packages) ? manifest.packages.filter(isRecord) : [];
  const file = packages.find(({ name }) => name === 'simulator')?.file;
  return typeof file === 'string' ? `npx ${new URL(file, folder).href}` : IN_CHECKOUT;
}
