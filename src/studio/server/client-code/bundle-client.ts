/** `bundle-client.ts <part> <folder> …`: bundles parts of the studio's scripts, each into its folder. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, type Plugin, type Rolldown } from 'vite';
import { bundlerChecks } from '../../../node/bundler-checks.ts';
import { contentRoot, projectRoot } from '../../../node/project.ts';
import { siteBlocks } from '../../../node/site-blocks.mjs';
import { vendored } from '../../../node/vendored.mjs';
import {
  ENTRIES,
  FONTS,
  PARTS,
  type Part,
  SCRIPTS,
  type ScriptName,
  type ScriptsMade,
} from './script-names.ts';

/** The fonts of a site are not bundled: the dev server serves its current ones, a build writes them. */
const fontsOfSite: Plugin = {
  name: 'fonts-of-site',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^virtual:fonts$/ },
    handler: () => ({ id: FONTS, external: 'absolute' }),
  },
};

async function bundled(
  part: Part,
  names: readonly ScriptName[],
  outDir: string,
): Promise<ScriptsMade> {
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
    plugins: [vendored(), part === 'blocks' && siteBlocks(contentRoot), react(), fontsOfSite],
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

async function bundlePart(part: Part, outDir: string): Promise<void> {
  const made = await Promise.all(PARTS[part].map((names) => bundled(part, names, outDir)));
  writeFileSync(join(outDir, SCRIPTS), JSON.stringify(Object.assign({}, ...made)));
}

const wanted = process.argv.slice(2);
const folderOf = (part: Part) => wanted[wanted.indexOf(part) + 1] ?? '';
await Promise.all(
  (Object.keys(PARTS) as Part[])
    .filter((part) => wanted.includes(part))
    .map((part) => bundlePart(part, folderOf(part))),
);
