import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { bundlerChecks } from '../node/bundler-checks.ts';

/** The boot script as one minified classic script, to be inlined. */
export const buildBootScript = (root: string) => buildAlone(root, 'boot', 'iife');

/** The part of the boot script that nothing waits for, as a module. `app` are the modules it loads, the app last. */
export const buildBringApp = (root: string, app: string[]) =>
  buildAlone(root, 'bring-app', 'es', { __APP_MODULES__: JSON.stringify(app) });

async function buildAlone(
  root: string,
  name: string,
  format: 'iife' | 'es',
  define: Record<string, string> = {},
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    define,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      // Vite does not minify a library's ES module by default.
      rolldownOptions: { checks: bundlerChecks, output: { minify: true } },
      lib: { entry: join(root, `src/app/boot/${name}.ts`), formats: [format], name: 'boot' },
    },
  });
  const [output] = [result].flat() as Rolldown.RolldownOutput[];
  const code = output?.output[0].code;
  if (!code) throw new Error(`${name}.ts came out empty`);
  return code.trim();
}
