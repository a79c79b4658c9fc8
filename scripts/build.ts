/**
 * `npm run build`: site-config/ -> dist/, for production. `--mode demo` uses the committed demo
 * values; `--site <folder>` builds another site.
 */
import { buildSite } from './build/build-site.ts';
import { refuseDemoValues } from './compile/demo-values.ts';
import { useDemoEnvironment } from './lib/demo-environment.ts';
import { explain } from './lib/explain.ts';

const demo = process.argv.join(' ').includes('--mode demo');
if (demo) useDemoEnvironment();

try {
  if (!demo) refuseDemoValues(process.env);
  await buildSite(console.log);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
