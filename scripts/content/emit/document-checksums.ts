import { createHash } from 'node:crypto';
import type { PackageFile } from '../../../src/model/package-item.ts';
import type { Page } from '../../../src/model/page.ts';
import { formatSize } from '../compose/directives/package-blocks.ts';
import type { Output } from './output.ts';

/** A page whose lists of documents have sizes and checksums. `files`: contents of the published documents by address. */
export function withChecksums(page: Page, files: ReadonlyMap<string, Output['content']>): Page {
  if (page.layout !== 'doc' || !page.blocks.some(({ kind }) => kind === 'packages')) return page;
  const complete = (file: PackageFile): PackageFile => {
    const content = files.get(file.href);
    if (content === undefined) return file;
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { ...file, size: formatSize(Buffer.byteLength(content)), sha256 };
  };
  const blocks = page.blocks.map((block) =>
    block.kind === 'packages'
      ? { ...block, items: block.items.map((item) => ({ ...item, files: item.files.map(complete) })) }
      : block,
  );
  return { ...page, blocks };
}
