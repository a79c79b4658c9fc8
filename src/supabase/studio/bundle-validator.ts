import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { projectRoot } from '../../node/project.ts';
import { siteBlocks } from '../../node/site-blocks.mjs';
import { vendored } from '../../node/vendored.mjs';
import type { Made } from './site-checks.ts';
import { siteMade } from './site-made.ts';

const installed = createRequire(import.meta.url);
const ENTRY = 'virtual:validator';
const sourceOf = (path: string) => JSON.stringify(join(projectRoot, path));

/** The module `validator.js` of the function: what is pure of `src/content/`, with all that it asks of a machine as data. */
export async function bundleValidator(root: string): Promise<string> {
  const { made, quick } = siteMade(root);
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'browser',
    plugins: [
      {
        name: 'validator',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? entryOf(made, quick) : undefined),
      },
      vendored(),
      siteBlocks(root),
    ],
    cwd: projectRoot,
    // Some packages take a parser from the document where there is one.
    resolve: { conditionNames: ['worker', 'browser', 'import', 'default'] },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, minify: true });
  await bundle.close();
  return output[0].code;
}

function entryOf(made: Made, quick: string): string {
  const asked = [
    ...new Set(Array.from(quick.matchAll(/require\("([^"]+)"\)/g), ([, id]) => id ?? '')),
  ];
  const packages = asked.filter((id) => id.startsWith('ajv/'));
  return [
    `import { createSiteChecks } from ${sourceOf('src/supabase/studio/site-checks.ts')};`,
    `import { CALLED } from ${sourceOf('src/content/read/schema/ajv.ts')};`,
    ...packages.map(
      (id, at) => `import * as p${at} from ${JSON.stringify(installed.resolve(id))};`,
    ),
    `const packages = { ${packages.map((id, at) => `${JSON.stringify(id)}: p${at}`).join(', ')} };`,
    'const ask = (id) => CALLED[id] ?? (packages[id].default?.default ? packages[id].default : packages[id]);',
    'const checks = {};',
    `((require, exports) => {${quick}})(ask, checks);`,
    // A text is parsed in a fifth of the time that an object of the same length takes.
    `const made = JSON.parse(${JSON.stringify(JSON.stringify(made))});`,
    'export const site = createSiteChecks(made, (id) => checks[id]);',
  ].join('\n');
}
