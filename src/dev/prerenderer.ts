import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type ViteDevServer } from 'vite';
import { toolchain } from '../build/toolchain.ts';
import { bundlerChecks } from '../node/bundler-checks.ts';
import { keyOf } from '../node/hash-of.ts';
import { cacheDir, contentRoot, projectRoot } from '../node/project.ts';
import { removeOld } from '../node/remove-old.mjs';
import { siteBlocks } from '../node/site-blocks.mjs';

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
    const key = keyOf(code);
    if (last?.key !== key) last = { key, loaded: load(key) };
    return last.loaded;
  };
}

async function load(key: string): Promise<Prerenderer> {
  const file = join(folder, `${key}.mjs`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    removeOld(folder);
    const unfinished = `${key}-${process.pid}.mjs`; // another server may be writing the same file
    await bundle(unfinished);
    renameSync(join(folder, unfinished), file);
  }
  return import(pathToFileURL(file).href);
}

const bundle = (name: string) =>
  build({
    configFile: false,
    root: projectRoot,
    mode: 'development',
    logLevel: 'error',
    publicDir: false,
    plugins: [siteBlocks(contentRoot)],
    ssr: { noExternal: true },
    build: {
      outDir: folder,
      emptyOutDir: false,
      ssr: 'src/app/prerender/prerender.tsx',
      rolldownOptions: {
        checks: bundlerChecks,
        output: { entryFileNames: name, codeSplitting: false },
      },
    },
  });
