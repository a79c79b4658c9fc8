/** `bundle-client.ts <folder>`: bundles the studio's scripts. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, type Plugin, type Rolldown } from 'vite';
import { bundlerChecks } from '../../../node/bundler-checks.ts';
import { isInstalled } from '../../../node/installed.mjs';
import { contentRoot, projectRoot } from '../../../node/project.ts';
import { siteBlocks } from '../../../node/site-blocks.mjs';
import { vendored } from '../../../node/vendored.mjs';
import {
  BROUGHT,
  ENTRIES,
  FONTS,
  SCRIPTS,
  type ScriptName,
  type ScriptsMade,
} from './script-names.ts';

const [, , outDir = ''] = process.argv;

/** The fonts of a site are not bundled: the dev server serves its current ones, a build writes them. */
const fontsOfSite: Plugin = {
  name: 'fonts-of-site',
  enforce: 'pre',
  resolveId: (id) => (id === 'virtual:fonts' ? { id: FONTS, external: 'absolute' } : undefined),
};

/** On its own: the scripts share no document, and a site's blocks change two of them. */
async function bundled(name: ScriptName): Promise<{ entry: string; files: string[] }> {
  const isWorker = name === 'worker';
  const { output } = (await build({
    configFile: false,
    root: projectRoot,
    base: './',
    logLevel: 'error',
    publicDir: false,
    // Some packages take a parser from the document where there is one.
    resolve: { conditions: [...(isWorker ? ['worker'] : []), ...defaultClientConditions] },
    // As in the dev server, unpublished content is shown.
    define: { 'import.meta.env.DEV': 'true', 'import.meta.env.PROD': 'false' },
    plugins: [vendored(), siteBlocks(contentRoot), react(), fontsOfSite],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      // What is published says what it is made of.
      license: { fileName: `studio-licenses-${name}.md` },
      rolldownOptions: {
        checks: bundlerChecks,
        input: { [name]: ENTRIES[name] },
        output: { entryFileNames: 'studio-[hash].js', chunkFileNames: 'studio-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return { entry: output[0].fileName, files: output.map(({ fileName }) => fileName) };
}

const names = (Object.keys(ENTRIES) as ScriptName[]).filter(
  (name) => !isInstalled || !BROUGHT.includes(name),
);
const made = await Promise.all(names.map(async (name) => [name, await bundled(name)]));
const scripts: ScriptsMade = Object.fromEntries(made);
writeFileSync(join(outDir, SCRIPTS), JSON.stringify(scripts));
