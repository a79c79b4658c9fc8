import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type ViteDevServer } from 'vite';
import { renderingOnly } from '../build/rendering-only.ts';
import { toolchain } from '../build/toolchain.ts';
import { bundlerChecks, SHORT } from '../node/bundler-checks.ts';
import { prebuilt } from '../node/installed.mjs';
import { cacheDir, contentRoot, projectRoot } from '../node/project.ts';
import { removeOld } from '../node/remove-old.mjs';
import { siteBlocks } from '../node/site-blocks.mjs';
import { vendored } from '../node/vendored.mjs';

export type Prerenderer = typeof import('../app/prerender/prerender.tsx');

const folder = join(cacheDir, 'prerenderer');

/** What pages are rendered with. */
const CODE = [join(projectRoot, 'src'), join(contentRoot, 'blocks')];

/**
 * Renders pages with the current code. The code is bundled into one cached file, because Vite takes three
 * seconds until the first page if it loads module by module.
 */
export function createPrerenderer(server: ViteDevServer) {
  let code: string | undefined;
  server.watcher.on('all', (_event, file) => {
    if (CODE.some((folder) => file.startsWith(folder))) code = undefined;
  });
  let last: { key: string; loaded: Promise<Prerenderer> } | undefined;

  return async (): Promise<Prerenderer> => {
    code ??= toolchain(process.env);
    if (last?.key !== code) last = { key: code, loaded: load(code) };
    return last.loaded;
  };
}

async function load(key: string): Promise<Prerenderer> {
  const name = `${key}.mjs`;
  const packed = join(prebuilt, 'prerenderer', name);
  const file = existsSync(packed) ? packed : join(folder, name);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    removeOld(folder);
    await bundlePrerenderer(folder, name);
  }
  return import(pathToFileURL(file).href);
}

/** Bundles the code into a file. */
export async function bundlePrerenderer(outDir: string, name: string): Promise<void> {
  const unfinished = `${process.pid}-${name}`; // another server may be writing the same file
  await build({
    configFile: false,
    root: projectRoot,
    mode: 'development',
    logLevel: 'error',
    publicDir: false,
    plugins: [vendored(), siteBlocks(contentRoot)],
    ...renderingOnly('development'),
    build: {
      outDir,
      emptyOutDir: false,
      ssr: 'src/app/prerender/prerender.tsx',
      rolldownOptions: {
        checks: bundlerChecks,
        output: { entryFileNames: unfinished, codeSplitting: false, minify: SHORT },
      },
    },
  });
  renameSync(join(outDir, unfinished), join(outDir, name));
}
