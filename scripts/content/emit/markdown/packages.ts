import type { PackageItem } from '../../../../src/model/package-item.ts';
import { codeBlock, escapeText } from '../../markdown/escape.ts';
import { joinBlocks } from '../../markdown/write-blocks.ts';
import type { Renderer } from './renderer.ts';

/** Packages with their commands, and what identifies their files. */
export function renderPackages(items: PackageItem[], renderer: Renderer): string {
  return joinBlocks(
    items.map(({ title, about, command, files }) =>
      joinBlocks([
        `**${escapeText(title)}**`,
        escapeText(about),
        command ? codeBlock(command.source, command.language) : '',
        ...files.map(({ href, version, format, size, sha256 }) => {
          const words = [version, format, size].flatMap((word) => (word === undefined ? [] : escapeText(word)));
          const checksum = sha256 === undefined ? '' : `, SHA-256 \`${sha256}\``;
          return `[${words.join(', ')}](${renderer.href(href)})${checksum}`;
        }),
      ]),
    ),
  );
}
