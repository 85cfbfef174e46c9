import { createMcpHandler, type McpHttpHandler, McpServer } from '@modelcontextprotocol/server';
import type { Log } from '#runtime/log.ts';
import { ApiRefusal } from '../http/ask-api.ts';
import type { Tool, ToolContext } from './tool.ts';
import { accuracy } from './tools/accuracy.ts';
import { compare } from './tools/compare.ts';
import { findProducts } from './tools/find-products.ts';
import { findStores } from './tools/find-stores.ts';
import { trend } from './tools/trend.ts';
import { whatHappened } from './tools/what-happened.ts';
import { whyThisNumber } from './tools/why-this-number.ts';
import { INSTRUCTIONS } from './untrusted.ts';

const TOOLS: Tool[] = [findStores, findProducts, whatHappened, trend, compare, whyThisNumber, accuracy];
const READS_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

type About = { version: string; log: Log };

/** Answers one question. No state is shared between questions. */
export function mcpHandler(context: ToolContext, about: About): McpHttpHandler {
  return createMcpHandler(() => mcpServer(context, about), {
    // nothing here changes while a question is answered, so there is nothing to subscribe to
    maxSubscriptions: 0,
    onerror: (error) => about.log.debug({ err: error }, 'mcp'),
  });
}

function mcpServer(context: ToolContext, { version, log }: About): McpServer {
  const server = new McpServer({ name: 'tillwatch', title: 'Tillwatch', version }, { instructions: INSTRUCTIONS });
  for (const { name, title, description, input, output, answer, say } of TOOLS) {
    const config = { title, description, inputSchema: input, outputSchema: output, annotations: READS_ONLY };
    server.registerTool(name, config, async (asked) => {
      try {
        const structuredContent = await answer(asked, context);
        return { content: [{ type: 'text', text: say(structuredContent) }], structuredContent };
      } catch (error) {
        if (!(error instanceof ApiRefusal)) log.error({ err: error, tool: name }, 'an assistant’s question failed');
        return { content: [{ type: 'text', text: refusalText(error) }], isError: true };
      }
    });
  }
  return server;
}

function refusalText(error: unknown): string {
  if (!(error instanceof ApiRefusal)) return 'This could not be answered: something failed on our side.';
  const { code, title, detail, fields = [], unlockedBy } = error.problem;
  return [
    `${code}: ${title}.`,
    detail,
    ...fields.map(({ path, message }) => `${path}: ${message}.`),
    unlockedBy && `The plan ${unlockedBy} includes it.`,
  ]
    .filter(Boolean)
    .join(' ');
}
