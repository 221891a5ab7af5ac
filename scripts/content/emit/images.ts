import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageAddress } from '../compose/pages/image-address.ts';
import type { GuideImage } from '../read/guide.ts';
import type { Output } from './output.ts';

/** Copies of the images of guides, at the addresses that the pages use. */
export function guideImages(dir: string, folder: string, images: GuideImage[]): Promise<Output[]> {
  return Promise.all(
    images.map(async ({ file }) => ({
      path: imageAddress(folder, file).slice(1),
      content: await readFile(join(dir, folder, file)),
    })),
  );
}
