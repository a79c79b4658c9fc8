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

/** Together with those of its document's kind; apart from the rest, as a site's blocks change two of them. */
async function bundled(names: readonly ScriptName[]): Promise<ScriptsMade> {
  const isWorker = names.includes('worker');
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
      license: { fileName: `studio-licenses-${names[0]}.md` },
      rolldownOptions: {
        checks: bundlerChecks,
        input: Object.fromEntries(names.map((name) => [name, ENTRIES[name]])),
        output: { entryFileNames: 'studio-[hash].js', chunkFileNames: 'studio-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const files = output.map(({ fileName }) => fileName);
  const entryOf = (name: ScriptName) =>
    output.find((one) => one.type === 'chunk' && one.isEntry && one.name === name)?.fileName ?? '';
  return Object.fromEntries(names.map((name) => [name, { entry: entryOf(name), files }]));
}

/** The two of a package share a half of their code. */
const rest = (Object.keys(ENTRIES) as ScriptName[]).filter((name) => !BROUGHT.includes(name));
const groups = [...(isInstalled ? [] : [BROUGHT]), ...rest.map((name) => [name])];
const scripts: ScriptsMade = Object.assign({}, ...(await Promise.all(groups.map(bundled))));
writeFileSync(join(outDir, SCRIPTS), JSON.stringify(scripts));
