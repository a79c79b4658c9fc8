/** What completion offers in VS Code, from the site as it is now; `npm run dev` keeps it current. */
import { writeSiteValues } from './editor-schemas/write-site-values.ts';
import { projectRoot } from './lib/project.ts';
import { readOptions } from './lib/read-options.ts';
import { runCommand } from './lib/user-error.ts';
import { createSiteConfigLoader } from './site-config/index.ts';

await runCommand(() => {
  readOptions({ name: 'npm run completions', options: {} });
  writeSiteValues(createSiteConfigLoader(projectRoot)().site);
});
