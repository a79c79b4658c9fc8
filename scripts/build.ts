/** `npm run build`: site-config/ -> dist/, for production. `--mode demo` uses the committed demo values. */
import { buildSite, InvalidConfigError } from './build/build-site.ts';
import { DemoValuesError, refuseDemoValues } from './compile/demo-values.ts';
import { MissingVariablesError } from './compile/integrations.ts';
import { useDemoEnvironment } from './lib/demo-environment.ts';

const demo = process.argv.join(' ').includes('--mode demo');
if (demo) useDemoEnvironment();

try {
  if (!demo) refuseDemoValues(process.env);
  await buildSite(console.log);
} catch (error) {
  const expected = [InvalidConfigError, MissingVariablesError, DemoValuesError];
  console.error(expected.some((kind) => error instanceof kind) ? (error as Error).message : error);
  process.exitCode = 1;
}
