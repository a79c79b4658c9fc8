import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { Ajv, type ValidateFunction } from 'ajv';
import { msg, quoted } from '../../words/message.ts';
import { t } from '../../words/reader.ts';
import { UserError } from '../../words/user-error.ts';
import { refused } from '../page/results.ts';
import { blockTools } from './block-tools.ts';
import { editTools } from './edit-tools.ts';
import { lookTools } from './look-tools.ts';
import { readTools } from './read-tools.ts';
import type { Session } from './session.ts';
import type { Tool, WithPicture } from './tool.ts';

export const TOOLS: Readonly<Record<string, Tool>> = {
  ...readTools,
  ...editTools,
  ...blockTools,
  ...lookTools,
};

/** A server of the Model Context Protocol for one site; it answers once it is connected. */
export function mcpServer(session: Session, version: string): Server {
  const server = new Server(
    { name: 'site-in-json', version },
    { capabilities: { tools: {} }, instructions: t('commands/mcp:instructions') },
  );
  const ajv = new Ajv({ allErrors: true, useDefaults: false, strict: true });
  const checks = new Map(
    Object.entries(TOOLS).map(([name, tool]) => [name, ajv.compile(inputOf(tool))]),
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: Object.entries(TOOLS).map(([name, tool]) => ({
      name,
      description: t(`commands/mcp:tool-${name}`),
      inputSchema: inWords(inputOf(tool)),
      annotations: { readOnlyHint: !tool.writes, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const { name, arguments: args = {} } = params;
    const check = checks.get(name);
    if (!check)
      throw new McpError(
        ErrorCode.InvalidParams,
        t('commands/mcp:no-tool', { name: quoted(name) }),
      );
    try {
      refuseWrongInput(name, check, args);
      return answer(await (TOOLS[name] as Tool).run(args as never, session, signal));
    } catch (error) {
      return failure(error);
    }
  });
  return server;
}

type Input = ReturnType<typeof inputOf>;

const inputOf = ({ params, required = [] }: Tool) => ({
  type: 'object' as const,
  properties: params,
  required: [...required],
  additionalProperties: false,
});

const inWords = (input: Input) => ({
  ...input,
  properties: Object.fromEntries(
    Object.entries(input.properties).map(([name, schema]) => [
      name,
      { ...schema, description: t(`commands/mcp:param-${name}`) },
    ]),
  ),
});

function refuseWrongInput(name: string, check: ValidateFunction, args: unknown): void {
  if (check(args)) return;
  const errors = check.errors ?? [];
  // Where a name is none of those that there are, what else is said of its place follows from it.
  const named = errors.filter(({ keyword }) => keyword === 'enum');
  const reasons = (
    named.length > 0 ? named : errors.filter(({ keyword }) => keyword !== 'const')
  ).map(({ instancePath, message, params }) =>
    [
      instancePath,
      message,
      'additionalProperty' in params && `"${params.additionalProperty}"`,
      'allowedValues' in params && `(${params.allowedValues.join(', ')})`,
    ]
      .filter(Boolean)
      .join(' '),
  );
  const list = [...new Set(reasons)].slice(0, 5).join('; ');
  throw new UserError(msg('commands/mcp:wrong-input', { name: quoted(name), reasons: list }));
}

function answer(result: object): CallToolResult {
  const { picture, told } = 'picture' in result ? (result as WithPicture) : { told: result };
  // As it reads after JSON, without what is undefined.
  const text = JSON.stringify(told, null, 1);
  return {
    content: [{ type: 'text', text }, ...(picture ? [{ type: 'image' as const, ...picture }] : [])],
    structuredContent: JSON.parse(text),
  };
}

/** What a client can put right is told as the result of the call, as the protocol has it. */
function failure(error: unknown): CallToolResult {
  if (!(error instanceof UserError)) console.error(error);
  const told =
    error instanceof UserError
      ? refused(error)
      : { error: t('commands/mcp:defect', { reason: String(error) }), problems: [] };
  return {
    isError: true,
    content: [{ type: 'text', text: JSON.stringify(told, null, 1) }],
    structuredContent: told,
  };
}
