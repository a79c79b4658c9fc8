import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Manifest, mergeConfig } from 'vite';
import { LICENSES } from '../hosting/own-addresses.ts';
import { bundlerChecks, SHORT } from '../node/bundler-checks.ts';
import { contentRoot, projectRoot } from '../node/project.ts';
import { siteBlockFolders, siteBlocks } from '../node/site-blocks.mjs';
import { vendored } from '../node/vendored.mjs';
import { leanLibraries } from './lean-libraries.ts';
import { renderingOnly } from './rendering-only.ts';
import { type SectionModules, sectionModules } from './section-modules.ts';
import { shortClassNames } from './short-class-names.ts';

interface Client {
  /** The addresses of the modules it starts with, each after those it imports, so that the last one is the app. */
  modules: string[];
  sections: SectionModules;
  /** The address of what mirrors styles, which no other module loads. */
  mirror: string;
}

const MIRROR = 'src/ui/theme/right-to-left.ts';

/** Builds the browser's bundle into `outDir`. */
export async function buildClient(outDir: string): Promise<Client> {
  const license = { fileName: LICENSES }; // the licences of the shipped libraries require it
  const output = { outDir, emptyOutDir: true, manifest: true, license };
  await build(bundleOptions({ build: output }));
  const manifestFile = join(outDir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  await rm(join(outDir, '.vite'), { recursive: true });
  const modules = inEvaluationOrder('src/app/browser.tsx', manifest).map((file) => `/${file}`);
  const mirror = `/${manifest[MIRROR]?.file}`;
  return { modules, mirror, sections: sectionModules(manifest, new Set(modules)) };
}

function inEvaluationOrder(entry: string, manifest: Manifest, seen = new Set<string>()): string[] {
  const chunk = manifest[entry];
  if (!chunk || seen.has(entry)) return [];
  seen.add(entry);
  const before = chunk.imports?.flatMap((name) => inEvaluationOrder(name, manifest, seen)) ?? [];
  return [...before, chunk.file];
}

/** Builds the prerender thread with everything it imports into one file of this name. */
export async function buildServer(outDir: string, name: string): Promise<void> {
  const server: InlineConfig = {
    ...renderingOnly('production'),
    build: {
      outDir,
      emptyOutDir: false, // the browser's bundle is in it
      ssr: 'src/build/prerender-worker.ts',
      // The browser's targets do not allow the top-level `await` of some modules.
      rolldownOptions: {
        output: { entryFileNames: name, codeSplitting: true, minify: SHORT },
      },
    },
  };
  await build(bundleOptions(server));
}

/** The code of every page, in few files, so that the boot script can evaluate them one at a time. */
const start = [
  { name: 'react', test: within(/node_modules\/(react|react-dom|scheduler)\//) },
  { name: 'libraries', test: within(/node_modules\/(?!cssjanus)/) },
  { name: 'engine', test: within(/^\/src\/(?!app\/browser\.tsx|ui\/theme\/right-to-left)/) },
];

/** Most of their functions are called at once: Chromium compiles them beside the page's thread. */
const AT_ONCE = ['react', 'libraries'];
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** Matches paths from the engine's folder, which may itself be in a `node_modules/`. */
function within(pattern: RegExp): (id: string) => boolean {
  const root = projectRoot.replaceAll('\\', '/');
  return (id) => pattern.test(id.startsWith(`${root}/`) ? id.slice(root.length) : id);
}

/** The code shared by parts that come later: sections, forms, accounts, the log of submissions. No part loads what another needs. */
const shared = {
  name: 'shared',
  test: within(
    /node_modules\/(?!@supabase)|^\/src\/(blocks\/sections|forms\/ui|ui\/(?!data|toasts))/,
  ),
  minShareCount: 2,
  entriesAware: true, // without a threshold: small chunks would be merged into large ones, which pages then load for them
};

/**
 * Options of the bundles. They share nothing with vite.config.ts, which brings the servers and the
 * studio: an edit of those must not change what pages are made from.
 */
const bundleOptions = (more: InlineConfig): InlineConfig =>
  mergeConfig(
    {
      root: projectRoot,
      configFile: false,
      logLevel: 'warn',
      publicDir: false, // the build copies public/ itself
      plugins: [
        vendored(),
        siteBlocks(contentRoot),
        leanLibraries({ hasOwnBlocks: siteBlockFolders(contentRoot).length > 0 }),
        shortClassNames(),
        react(),
      ],
      build: {
        target: 'es2022',
        assetsInlineLimit: 0,
        // A page's data names the modules of its sections. What is left are the static ones, which come with the first
        // navigation; and what is asked for by itself, which has few.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, modules) => (/static-sections/.test(file) ? modules : []),
        },
        rolldownOptions: {
          checks: bundlerChecks,
          input: ['src/app/browser.tsx', MIRROR],
          preserveEntrySignatures: 'exports-only',
          // Emotion imports it without using it, and its package does not declare `sideEffects: false`.
          treeshake: {
            moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }],
          },
          output: {
            postBanner: ({ name }) => (AT_ONCE.includes(name) ? COMPILED_AT_ONCE : ''),
            // The names of shared chunks would list all that share them.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
            codeSplitting: {
              groups: [
                ...start.map((group) => ({ ...group, tags: ['$initial' as const] })),
                shared,
              ],
            },
          },
        },
      },
    } satisfies InlineConfig,
    more,
  );
