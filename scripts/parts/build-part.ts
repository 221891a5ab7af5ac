import { spawn } from 'node:child_process';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { PartSite } from './group-paths.ts';

/** The command, in a checkout or in the package. */
const BUILD = join(import.meta.dirname, '../commands', `build${extname(import.meta.filename)}`);

/** Builds a part in a process of its own, and gives what it says of the document: with the name and the lines of the whole one. */
export async function buildPart(
  { dir, toSource }: PartSite,
  { file, outDir, isVerbose }: { file: string; outDir: string; isVerbose?: boolean | undefined },
): Promise<{ isBuilt: boolean; messages: string[] }> {
  const args = [BUILD, '--site', dir, '--out', outDir, ...(isVerbose ? ['--verbose'] : [])];
  const child = spawn(process.execPath, [...process.execArgv, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [said, code] = await Promise.all([
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve)),
  ]);
  const messages = said
    .split('\n')
    .filter((line) => line !== '')
    .map((line) =>
      line.replace(/^openapi\/api\.(?:yaml|json)(?::(\d+))?/, (_, number) =>
        number === undefined ? file : `${file}:${toSource(Number(number))}`,
      ),
    );
  return { isBuilt: code === 0, messages };
}
