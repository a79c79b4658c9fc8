/** `site-in-json mcp`: tools for a program that edits the site, over the Model Context Protocol on standard input and output. */
import { Console } from 'node:console';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { mcpServer } from '../src/commands/mcp/server.ts';
import { openSession } from '../src/commands/mcp/session.ts';
import { readOptions, SITE } from '../src/commands/read-options.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { contentRoot, projectRoot } from '../src/node/project.ts';
import { msg } from '../src/words/message.ts';
import { languageForSite } from '../src/words/node/catalogues.ts';

await runCommand(() =>
  readOptions({
    name: 'node bin/site-in-json.mjs mcp',
    about: msg('commands/help:mcp'),
    options: SITE,
  }),
);

// Standard output is the protocol's. A block of the site may write to it, too.
globalThis.console = new Console(process.stderr);

// While the client does not read, the transport waits with a listener for each answer; of more than ten Node warns.
process.stdout.setMaxListeners(0);

// Nobody is at this terminal: what is said is for who works on the site. In the environment for child processes, too.
process.env.TOOLS_LANGUAGE ||= languageForSite(contentRoot);

await runCommand(async () => {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const server = mcpServer(openSession(contentRoot), version);
  await server.connect(new StdioServerTransport());
});
