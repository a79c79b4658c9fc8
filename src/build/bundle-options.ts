import react from '@vitejs/plugin-react';
import { type InlineConfig, mergeConfig, type Plugin } from 'vite';
import { checks } from '../node/bundler-checks.ts';
import { contentRoot, projectRoot } from '../node/project.ts';
import { siteBlocks } from '../node/site-blocks.mjs';
import { noOldPrefixes } from './no-old-prefixes.ts';
import { shortClassNames } from './short-class-names.ts';

/** The code of every page, in few files, so that the boot script can evaluate them one at a time. */
const start = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'libraries', test: /node_modules\// },
  { name: 'engine', test: /\/src\/(?!app\/browser\.tsx)/ },
];

/** The code shared by forms, accounts and the log of submissions. */
const controls = {
  name: 'controls',
  test: /node_modules\/(?!@supabase)|src\/(forms\/ui|ui\/(?!data|toasts))/,
  minShareCount: 2,
};

/** The site's own modules, by the ids that Vite keeps them under. */
const siteModules = (modules: Record<string, string>): Plugin => ({
  name: 'site-modules',
  resolveId: (id) => (`\0${id}` in modules ? `\0${id}` : undefined),
  load: (id) => modules[id],
});

/**
 * Options of the bundles. They share nothing with vite.config.ts, which brings the servers and the
 * studio: an edit of those must not change what pages are made from.
 */
export const bundleOptions = (modules: Record<string, string>, more: InlineConfig): InlineConfig =>
  mergeConfig(
    {
      root: projectRoot,
      configFile: false,
      logLevel: 'warn',
      publicDir: false, // the build copies public/ itself
      plugins: [
        siteBlocks(contentRoot),
        noOldPrefixes(),
        shortClassNames(),
        react(),
        siteModules(modules),
      ],
      build: {
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: false, // the boot script knows what to fetch, and when
        rolldownOptions: {
          checks,
          input: 'src/app/browser.tsx',
          preserveEntrySignatures: 'exports-only',
          // Emotion imports it without using it, and its package does not declare `sideEffects: false`.
          treeshake: {
            moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }],
          },
          output: {
            codeSplitting: {
              groups: [
                ...start.map((group) => ({ ...group, tags: ['$initial' as const] })),
                controls,
              ],
            },
          },
        },
      },
    } satisfies InlineConfig,
    more,
  );
