import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { checks } from '../lib/bundler-checks.ts';

/** The boot script as one minified classic script, to be inlined. */
export async function buildBootScript(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { checks },
      lib: { entry: join(root, 'src/boot/boot.ts'), formats: ['iife'], name: 'boot' },
    },
  });
  const [output] = [result].flat() as Rolldown.RolldownOutput[];
  const code = output?.output[0].code;
  if (!code) throw new Error('The boot script came out empty');
  return code.trim();
}
