import { join } from 'node:path';
import { contentPath, type PackagedInfo } from '../../scripts/agents/content.ts';
import type { PackageSource } from '../../scripts/packages/package.ts';
import { NOTICES } from '../../scripts/packages/third-party-notices.ts';
import { readContractVersion } from './contract-version.ts';

const PROGRAM = 'mcp.mjs';
const VERSION = readContractVersion();

/** The MCP server, with the texts of the site in its build. Its own name is not in them: it is the hash of what they say. */
export const mcpPackage: PackageSource = {
  name: 'mcp',
  version: VERSION,
  inputs: [
    'asyncapi',
    'guides',
    'openapi',
    'packages',
    'samples',
    'scripts/agents',
    'scripts/content',
    'scripts/document',
    'scripts/findings',
    'scripts/installation',
    'scripts/packages',
    'scripts/server',
    'scripts/site',
    'site',
    'src',
  ],
  isMadeOfPages: true,
  async build({ root, address, title, locales, compile }) {
    const entry = join(root, 'site/agents/main.ts');
    // Only where it is built: a bundler takes 300 MB.
    const { bundleProgram } = await import('../../scripts/packages/bundle-program.ts');
    const { listContents } = await import('../../scripts/agents/list-contents.ts');
    const { code, notices } = await bundleProgram({ root, entry, file: PROGRAM });
    const info: PackagedInfo = {
      ...{ name: 'mcp', version: VERSION, site: title, locales },
      instructions: `Documentation of the ${title} (${address}) and its simulator. Search first, then read the operation before you write a call. Amounts are decimals; every request is signed.`,
    };
    return [
      { path: 'package.json', content: json(describePackage(address)) },
      { path: 'info.json', content: json(info) },
      ...listContents(await compile()).map((content) => ({
        path: contentPath(content.locale),
        content: json(content),
      })),
      { path: NOTICES, content: notices },
      { path: PROGRAM, content: code, isExecutable: true },
    ];
  },
};

function describePackage(address: string): object {
  return {
    ...{ name: 'mcp', version: VERSION, description: 'MCP server: documentation, doctor, checker and simulator.' },
    ...{ homepage: address, license: 'MIT', type: 'module', bin: { mcp: PROGRAM } },
    engines: { node: '>=20.19' },
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
