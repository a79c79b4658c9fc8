import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ViteDevServer } from 'vite';
import { toolchain } from '../build/toolchain.ts';
import type { SiteConfig } from '../content/index.ts';
import { serverModules } from '../content/node/virtual-modules.ts';
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
 * Renders pages with the current code and site. The code is bundled into one cached file, because Vite takes three
 * seconds until the first page if it loads module by module.
 */
export function createPrerenderer(server: ViteDevServer) {
  let code: string | undefined;
  server.watcher.on('all', (_event, file) => {
    if (CODE.some((folder) => file.startsWith(folder))) code = undefined;
  });
  let written: { config: SiteConfig; modules: Promise<Record<string, string>> } | undefined;
  let last: { key: string; loaded: Promise<Prerenderer> } | undefined;

  return async (config: SiteConfig): Promise<Prerenderer> => {
    if (written?.config !== config) written = { config, modules: serverModules(config) };
    const modules = await written.modules;
    code ??= toolchain(process.env);
    const key = keyOf(code, modules);
    if (last?.key !== key) last = { key, loaded: load(key, modules) };
    return last.loaded;
  };
}

async function load(key: string, modules: Record<string, string>): Promise<Prerenderer> {
  const file = join(folder, `${key}.mjs`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    removeOld(folder);
    const unfinished = `${key}-${process.pid}.mjs`; // another server may be writing the same file
    await bundle(unfinished, modules);
    renameSync(join(folder, unfinished), file);
  }
  return import(pathToFileURL(file).href);
}

const bundle = (name: string, modules: Record<string, string>) =>
  build({
    configFile: false,
    root: projectRoot,
    mode: 'development',
    logLevel: 'error',
    publicDir: false,
    plugins: [siteBlocks(contentRoot), asServed(modules)],
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

/** Resolves the site's virtual modules, and gives files their addresses on the dev server. */
const asServed = (modules: Record<string, string>): Plugin => ({
  name: 'as-served',
  enforce: 'pre',
  resolveId: (id) => (`\0${id}` in modules ? `\0${id}` : undefined),
  load(id) {
    const [file = '', query] = id.split('?');
    if (query !== 'url') return modules[id];
    return `export default ${JSON.stringify(file.slice(projectRoot.length).replaceAll('\\', '/'))}`;
  },
});
