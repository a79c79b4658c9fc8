import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { bundlerChecks } from '../node/bundler-checks.ts';
import { type Handler, sendText } from '../node/http.ts';
import { projectRoot } from '../node/project.ts';
import { vendored } from '../node/vendored.mjs';

/**
 * Answers with `browser/<name>.ts` as one classic script, made the first time it is asked for. `words` are those that it
 * shows to visitors, as `__WORDS__`.
 */
export function browserScript(name: string, words?: () => Record<string, string>): Handler {
  let made: Promise<string> | undefined;
  return async (_request, response) => {
    made ??= bundle(join(projectRoot, 'src/demo/browser', `${name}.ts`), words?.() ?? {});
    sendText(response, 200, 'text/javascript', await made);
  };
}

async function bundle(entry: string, words: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [vendored()],
    define: { __WORDS__: JSON.stringify(words) },
    build: {
      write: false,
      minify: false, // who wonders what a stand-in does can read it
      target: 'es2022',
      rolldownOptions: { checks: bundlerChecks },
      lib: { entry, formats: ['iife'], name: '_local' },
    },
  });
  const [output] = [result].flat() as Rolldown.RolldownOutput[];
  const code = output?.output[0].code;
  if (!code) throw new Error(`${entry} came out empty`);
  return code;
}
