/** What completion offers in VS Code, from the site as it is now; `npm run dev` keeps it current. */

import { readOptions } from '../src/commands/read-options.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { createSiteConfigLoader } from '../src/content/node/site-config-loader.ts';
import { writeSiteValues } from '../src/content/node/write-site-values.ts';
import { projectRoot } from '../src/node/project.ts';

await runCommand(() => {
  readOptions({ name: 'node scripts/run.mjs scripts/completions.ts', options: {} });
  writeSiteValues(createSiteConfigLoader(projectRoot)().site, projectRoot);
});
