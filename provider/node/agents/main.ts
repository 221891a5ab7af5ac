import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { contentPath, type LocaleContent, type PackagedInfo } from '../../../scripts/agents/content.ts';
import { createContentStore } from '../../../scripts/agents/content-store.ts';
import { createMcpHttpServer } from '../../../scripts/agents/http-server.ts';
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
      --language CODE        the language of results that ask for none
      --simulator URL        a simulator that runs on this machine, instead of one in this process`;

const { values } = parseArgs({
  options: {
    http: { type: 'boolean', default: false },
    port: { type: 'string', default: '4195' },
    language: { type: 'string' },
    simulator: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** Written by the package, see `provider/node/packages/mcp.ts`. */
async function readInfo(): Promise<PackagedInfo> {
  return JSON.parse(await readFile(new URL('./info.json', import.meta.url), 'utf8')) as PackagedInfo;
}

/** The texts of a language, as the site has them now. */
async function fetchContent(address: string, locale: string): Promise<LocaleContent> {
  const url = `${address}/downloads/${contentPath(locale)}`;
  const response = await fetch(url).catch((error: unknown) => {
    throw new Error(`The documentation cannot be read: ${url}`, { cause: error });
  });
  if (!response.ok) throw new Error(`The documentation cannot be read: ${url} returns ${response.status}.`);
  return (await response.json()) as LocaleContent;
}

async function main(): Promise<void> {
  if (values.help) return console.log(USAGE);
  const { site, locales, address, ...info } = await readInfo();
  const { language, simulator } = values;
  if (language !== undefined && !locales.includes(language))
    throw new TypeError(`--language is one of ${locales.join(', ')}.`);
  const ordered =
    language === undefined ? locales : ([language, ...locales.filter((locale) => locale !== language)] as const);
  const store = createContentStore([...ordered], (locale) => fetchContent(address, locale));
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
