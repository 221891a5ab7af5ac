import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { Release } from '../../src/model/release.ts';

const Bill = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({ component: z.looseObject({}) }),
});

/**
 * The software bill of materials (CycloneDX 1.5), which npm writes from the lock file: the packages of the site, and those that build it, which are
 * marked `cdx:npm:package:development`. Without what npm adds of the moment and the folder, so that the same commit gives the same bytes.
 */
export async function createBillOfMaterials(root: string, { version, date }: Release): Promise<string> {
  // Not `--omit=dev`: npm 11 then also leaves out packages of the site that a tool needs too, such as React.
  const words = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const shell = process.platform === 'win32';
  const { stdout } = await promisify(execFile)('npm', words, { cwd: root, shell, maxBuffer: 1e8 });
  const { serialNumber: _, ...bill } = Bill.parse(JSON.parse(stdout));
  const { name } = z.object({ name: z.string() }).parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const metadata = {
    ...bill.metadata,
    timestamp: `${date}T00:00:00Z`,
    component: { ...bill.metadata.component, name, version },
  };
  return `${JSON.stringify({ ...bill, metadata }, null, 2)}\n`;
}
