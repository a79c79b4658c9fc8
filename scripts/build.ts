/** `npm run build`: site-config/ -> dist/, for production. `--mode demo` uses the committed demo values. */
import { buildSite, InvalidConfigError } from './build/build-site.ts';
import { MissingVariablesError } from './compile/integrations.ts';
import { useDemoEnvironment } from './demo-environment.ts';

if (process.argv.join(' ').includes('--mode demo')) useDemoEnvironment();

try {
  await buildSite(console.log);
} catch (error) {
  const expected = error instanceof InvalidConfigError || error instanceof MissingVariablesError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
