/**
 * `npm run build`: site-config/ -> dist/, for production. `--mode demo` uses the committed demo
 * values; `--site <folder>` builds another site; `--self-hosted` also compresses the files and writes
 * configurations of nginx and Caddy into `deploy/`.
 */
import { buildSite } from './build/build-site.ts';
import { refuseDemoValues } from './compile/demo-values.ts';
import { useDemoEnvironment } from './lib/demo-environment.ts';
import { runCommand } from './lib/user-error.ts';

const demo = process.argv.join(' ').includes('--mode demo');
if (demo) useDemoEnvironment();

await runCommand(async () => {
  if (!demo) refuseDemoValues(process.env);
  await buildSite(console.log, { selfHosted: process.argv.includes('--self-hosted') });
});
