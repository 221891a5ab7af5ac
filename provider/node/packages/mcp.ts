import { join } from 'node:path';
import type { PackagedInfo } from '../../../scripts/agents/content.ts';
import { readContent } from '../../../scripts/agents/read-content.ts';
import { bundleProgram } from '../../../scripts/packages/bundle-program.ts';
import type { PackageFile, PackageSource } from '../../../scripts/packages/package.ts';
import { required } from '../../../src/model/invariant.ts';

const PROGRAM = 'mcp.mjs';
const VERSION = '1.0.0';

/** The MCP server with what a built site says, so that it needs neither the site nor a network. */
export function createMcpPackage(builtDir: string): PackageSource {
  return {
    name: 'mcp',
    version: VERSION,
    async build({ root, address }) {
      const entry = join(root, 'provider/node/agents/main.ts');
      const [program, contents] = await Promise.all([
        bundleProgram({ root, entry, file: PROGRAM }),
        readContent(builtDir),
      ]);
      const first = required(contents[0], 'A built site has a language.');
      const english = contents.find(({ locale }) => locale === 'en') ?? first;
      const others = contents.filter(({ locale }) => locale !== english.locale).map(({ locale }) => locale);
      const site: PackagedInfo = {
        ...{ name: 'mcp', version: VERSION, site: english.title, locales: [english.locale, ...others] },
        instructions: `Documentation of the ${english.title} (${address}) and its simulator. Search first, then read the operation before you write a call. Amounts are decimals; every request is signed.`,
      };
      return [
        json('package.json', describePackage(address)),
        { path: PROGRAM, content: program, isExecutable: true },
        json('content/site.json', site),
        ...contents.map((content) => json(`content/${content.locale}.json`, content)),
      ];
    },
  };
}

function describePackage(address: string): object {
  return {
    ...{ name: 'mcp', version: VERSION, description: 'MCP server: documentation, doctor, checker and simulator.' },
    ...{ homepage: address, license: 'MIT', type: 'module', bin: { mcp: PROGRAM } },
    engines: { node: '>=20.19' },
  };
}

function json(path: string, value: unknown): PackageFile {
  return { path, content: `${JSON.stringify(value)}\n` };
}
