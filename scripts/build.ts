/**
 * `npm run build`: site-config/ -> dist/, for production. `--mode demo` uses the committed demo
 * values; `--site <folder>` builds another site; `--self-hosted` also compresses the files and writes
 * configurations of nginx and Caddy into `deploy/`; `--cold` makes everything, whatever was made before.
 */
import { buildSite } from './build/build-site.ts';
import { refuseDemoValues } from './compile/demo-values.ts';
import { useDemoEnvironment } from './lib/demo-environment.ts';
import { runCommand } from './lib/user-error.ts';

const demo = process.argv.join(' ').includes('--mode demo');
if (demo) useDemoEnvironment();

await runCommand(async () => {
  if (!demo) refuseDemoValues(process.env);
  const has = (option: string) => process.argv.includes(option);
  await buildSite(console.log, { selfHosted: has('--self-hosted'), cold: has('--cold') });
});
