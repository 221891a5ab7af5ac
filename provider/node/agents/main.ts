import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { PackagedInfo } from '../../../scripts/agents/content.ts';
import { createContentStore } from '../../../scripts/agents/content-store.ts';
import { createMcpHttpServer } from '../../../scripts/agents/http-server.ts';
import { openContent } from '../../../scripts/agents/open-content.ts';
import { createOperationTool } from '../../../scripts/agents/operation-tool.ts';
import { createPageTool } from '../../../scripts/agents/page-tool.ts';
import { createSearchTool } from '../../../scripts/agents/search-tool.ts';
import { createServerFactory } from '../../../scripts/agents/server.ts';
import { listen } from '../../../scripts/server/listen.ts';
import { createErrorTool } from './error-tool.ts';
import { createMessageTool } from './message-tool.ts';
import { createSignatureTool } from './signature-tool.ts';
import { connectSimulator, startSimulator } from './simulator.ts';
import { createSimulatorTool } from './simulator-tool.ts';

const USAGE = `Documentation and simulator of an API for agents, over the Model Context Protocol.

  mcp                        over stdio, for a client that starts it
  mcp --http [--port 4195]   over HTTP, for clients on this machine
      --docs URL|FILE        the documentation of a site, or of its site.zip, instead of that in this package
      --language CODE        the language of results that ask for none
      --simulator URL        a simulator that runs on this machine, instead of one in this process`;

const { values } = parseArgs({
  options: {
    http: { type: 'boolean', default: false },
    port: { type: 'string', default: '4195' },
    docs: { type: 'string' },
    language: { type: 'string' },
    simulator: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** Of the package, beside this program. */
const FOLDER = new URL('./', import.meta.url);

/** Written by the package, see `provider/node/packages/mcp.ts`. */
async function readInfo(): Promise<PackagedInfo> {
  return JSON.parse(await readFile(new URL('info.json', FOLDER), 'utf8')) as PackagedInfo;
}

async function main(): Promise<void> {
  if (values.help) return console.log(USAGE);
  const { site, locales, ...info } = await readInfo();
  const { docs, language, simulator } = values;
  if (language !== undefined && !locales.includes(language))
    throw new TypeError(`--language is one of ${locales.join(', ')}.`);
  const ordered =
    language === undefined ? locales : ([language, ...locales.filter((locale) => locale !== language)] as const);
  const store = createContentStore([...ordered], openContent(FOLDER, docs));
  const factory = createServerFactory(info, [
    createSearchTool(store, site),
    createPageTool(store),
    createOperationTool(store),
    createErrorTool(store),
    createMessageTool(store),
    createSignatureTool(store),
    createSimulatorTool(async () => (simulator === undefined ? await startSimulator() : connectSimulator(simulator))),
  ]);
  if (!values.http) {
    serveStdio(factory);
    return;
  }
  const origin = await listen(createMcpHttpServer(factory), Number(values.port));
  console.log(`MCP: ${origin}/mcp\nStop with Ctrl+C.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
