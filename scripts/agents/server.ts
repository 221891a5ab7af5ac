import { McpServer } from '@modelcontextprotocol/server';
import { type AgentTool, ToolError } from './tool.ts';

/** Names and purpose of a server, for clients and models. */
export type ServerInfo = { name: string; version: string; instructions: string };

/** Makes a server for each connection (stdio) or request (HTTP), of either generation of the protocol. */
export function createServerFactory({ name, version, instructions }: ServerInfo, tools: AgentTool[]): () => McpServer {
  return () => {
    const server = new McpServer({ name, version }, { instructions, capabilities: { tools: {} } });
    for (const { name, title, description, inputSchema, outputSchema, annotations, run } of tools)
      server.registerTool(name, { title, description, inputSchema, outputSchema, annotations }, async (input) =>
        toResult(() => run(input)),
      );
    return server;
  };
}

/** As the protocol wants it: structured, and the same as text for clients that know no structure. */
async function toResult(run: () => Promise<Record<string, unknown>>) {
  try {
    const structuredContent = await run();
    return { content: [{ type: 'text' as const, text: JSON.stringify(structuredContent) }], structuredContent };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return { content: [{ type: 'text' as const, text: error.message }], isError: true };
  }
}
