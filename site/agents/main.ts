import { readFile } from 'node:fs/promises';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { runCommand } from '../../packages/base/node/command.ts';
import { listen } from '../../packages/base/node/listen.ts';
import { isLoopbackOrigin } from '../../packages/base/node/local-access.ts';
import { exitWithUsage, readOptions, toPort } from '../../packages/base/node/options.ts';
import type { PackagedInfo } from '../../scripts/agents/content.ts';
import { createContentStore } from '../../scripts/agents/content-store.ts';
import { createMcpHttpServer } from '../../scripts/agents/http-server.ts';
import { openContent } from '../../scripts/agents/open-content.ts';
import { createOperationTool } from '../../scripts/agents/operation-tool.ts';
import { createPageTool } from '../../scripts/agents/page-tool.ts';
import { createSearchTool } from '../../scripts/agents/search-tool.ts';
import { createServerFactory } from '../../scripts/agents/server.ts';
import { createErrorTool } from './error-tool.ts';
import { createMessageTool } from './message-tool.ts';
import { createSignatureTool } from './signature-tool.ts';
import { connectSimulator, startSimulator } from './simulator.ts';
import { createSimulatorTool } from './simulator-tool.ts';

const { values } = readOptions({
  usage: 'mcp [--http] [--port N] [--docs URL|FILE] [--language CODE] [--simulator URL]',
  summary:
    'Documentation and simulator of an API for agents, over the Model Context Protocol: over stdio, for a client that starts it.',
  options: {
    http: { type: 'boolean', help: 'over HTTP, for clients on this machine' },
    port: { type: 'string', value: 'N', default: '4195', help: 'the port of --http; 0 takes a free one' },
    docs: {
      ...{ type: 'string', value: 'URL|FILE' },
      help: 'the documentation of a site, or of its site.zip, instead of that in this package',
    },
    language: { type: 'string', value: 'CODE', help: 'the language of results that ask for none' },
    simulator: {
      ...{ type: 'string', value: 'URL' },
      help: 'a simulator that runs on this machine, instead of one in this process',
    },
  },
});

/** Of the package, beside this program. */
const FOLDER = new URL('./', import.meta.url);

/** Written by the package, see `site/packages/mcp.ts`. */
async function readInfo(): Promise<PackagedInfo> {
  return JSON.parse(await readFile(new URL('info.json', FOLDER), 'utf8'));
}

async function main(): Promise<boolean> {
  const { docs, language, simulator } = values;
  const port = toPort(values.port);
  if (simulator !== undefined && !isLoopbackOrigin(simulator))
    exitWithUsage(`--simulator must be an address of this machine such as http://localhost:4180, not "${simulator}".`);
  const { site, locales, ...info } = await readInfo();
  if (language !== undefined && !locales.includes(language))
    exitWithUsage(`--language is one of ${locales.join(', ')}.`);
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
    return true;
  }
  const origin = await listen(createMcpHttpServer(factory), port);
  console.log(`MCP: ${origin}/mcp\nStop with Ctrl+C.`);
  return true;
}

await runCommand(main);
