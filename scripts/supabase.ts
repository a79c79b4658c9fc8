/** `npm run supabase`: writes what a hosted Supabase project needs of this site into its `deploy/supabase/`, and says how to apply it. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readOptions, SITE } from '../src/commands/read-options.ts';
import { contentRoot, projectRoot } from '../src/node/project.ts';
import { runCommand } from '../src/node/run-command.ts';
import { STEPS, siteFilesOfProject } from '../src/supabase/project.ts';
import { readSources } from '../src/supabase/site-sources.ts';

await runCommand(() => {
  readOptions({ name: 'npm run supabase', options: SITE });
  const engine = join(projectRoot, 'supabase');
  const target = join(contentRoot, 'deploy/supabase');
  const config = readFileSync(join(engine, 'config.toml'), 'utf8');
  const files = siteFilesOfProject(config, readSources());
  for (const folder of ['migrations', 'functions', 'templates'])
    rmSync(join(target, folder), { recursive: true, force: true });
  for (const folder of ['migrations', 'functions'])
    cpSync(join(engine, folder), join(target, folder), {
      recursive: true,
      filter: (path) => !path.endsWith('.test.ts'),
    });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), text);
  }
  console.log(STEPS);
});
