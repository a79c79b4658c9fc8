import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import standalone from 'ajv/dist/standalone/index.js';
import { rolldown } from 'rolldown';
import { iconNames } from '../../content/node/icons.ts';
import { QUICK } from '../../content/node/load-schemas.ts';
import { madeOf, readSchemaFiles } from '../../content/node/read-schemas.ts';
import { samplesAt } from '../../content/node/samples.ts';
import { createSchemas } from '../../content/read/schema/schema.ts';
import type { JsonObject } from '../../lib/json.ts';
import { SCHEMA_VERSION } from '../../migrations/schema-version.gen.ts';
import { projectRoot } from '../../node/project.ts';
import { siteBlocks } from '../../node/site-blocks.mjs';
import { vendored } from '../../node/vendored.mjs';
import { msg } from '../../words/message.ts';
import { languageForSite, wordsIn } from '../../words/node/catalogues.ts';
import type { Made } from './site-checks.ts';

/** What the validator in the function knows of a site's engine and blocks. */
export function siteMade(root: string): { made: Made; quick: string } {
  let quick = '';
  const { made: schemas } = madeOf(readSchemaFiles(root), (files) => {
    // Compiled here: in the function it would take half of the processor's time that a request has.
    createSchemas(files, (compile) => {
      quick = standalone(compile(QUICK));
      return () => undefined;
    });
    return Object.fromEntries(files) as Record<string, JsonObject>;
  });
  const language = languageForSite();
  const made: Made = {
    ...{ schemas, schemaVersion: SCHEMA_VERSION, blocks: blocksIn(root) },
    ...{ icons: [...iconNames()], fonts: fontsOf(root), samples: samplesAt(root)(language) },
    branchPrefix: wordsIn(language, root).worded(msg('studio/git:branch-prefix')),
  };
  return { made, quick };
}

/** As it is committed; null without one, or without git. */
function blocksIn(root: string): string | null {
  try {
    const args = ['rev-parse', '--verify', '--quiet', 'HEAD:./blocks'];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim() || null;
  } catch {
    return null; // git says so by its exit code
  }
}

const fontsOf = (root: string): string[] =>
  [root, projectRoot].flatMap((place) =>
    ['@fontsource-variable', '@fontsource'].flatMap((scope) => {
      const folder = join(place, 'node_modules', scope);
      return existsSync(folder) ? readdirSync(folder).map((name) => `${scope}/${name}`) : [];
    }),
  );

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
