import type { PackageItem } from '../../../../src/model/package-item.ts';
import { joinBlocks } from './blocks.ts';
import { codeBlock, escapeText } from './escape.ts';
import type { Renderer } from './renderer.ts';

/** Packages with their commands, and what identifies their files. */
export function renderPackages(items: PackageItem[], renderer: Renderer): string {
  return joinBlocks(
    items.map(({ title, about, command, file }) =>
      joinBlocks([
        `**${escapeText(title)}**`,
        escapeText(about),
        command ? codeBlock(command.source, command.language) : '',
        file
          ? `[${escapeText(file.version)}, ${file.size}](${renderer.href(file.href)}), SHA-256 \`${file.sha256}\``
          : '',
      ]),
    ),
  );
}
