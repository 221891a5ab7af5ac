import type { ToolAnnotations } from '@modelcontextprotocol/server';
import { z } from 'zod';

/**
 * A tool of the MCP server. The result of `run` follows `outputSchema`, and as JSON has at most `LONGEST_RESULT` characters. `ToolError`
 * says to the model what to do otherwise.
 */
export type AgentTool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> = {
  name: string;
  title: string;
  description: string;
  inputSchema: Input;
  outputSchema: Output;
  annotations: ToolAnnotations;
  run(input: z.infer<Input>): Promise<z.infer<Output>>;
};

/** Infers the schemas of a tool and forgets them: the server holds tools of all schemas in one list. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: AgentTool<Input, Output>,
): AgentTool {
  return { ...tool, run: async (input) => await tool.run(tool.inputSchema.parse(input)) };
}

/** A mistake of whoever called the tool. Its message is the result that the model gets. */
export class ToolError extends Error {}

/** Of a tool that reads what is in this process. */
export const READ_ONLY: ToolAnnotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

/** A part of a text: `nextOffset` leads to the rest. */
export const windowFields = {
  text: z.string(),
  offset: z.number().int(),
  total: z.number().int().describe('Characters of the whole text.'),
  nextOffset: z.number().int().optional().describe('Call again with this offset for the rest.'),
};
