import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FileStore } from '../lib/file-store.ts';
import { hashOf, keyOf } from '../lib/hash-of.ts';
import { projectRoot } from '../lib/project.ts';

export interface AppBundle {
  /** Of all that it was made from. */
  key: string;
  /** Addresses of the modules the browser starts with, the app last. */
  app: string[];
  /** The source of the boot script, and the address of its rest. */
  boot: string;
  bring: string;
  /** The prerender thread. */
  workerFile: string;
}

interface Input {
  /** Virtual modules, by id. */
  modules: Record<string, string>;
  /** All else that bundles are made from. */
  toolchain: string;
  /** Where the browser's files go, and those of the build alone. Both are empty still. */
  outDir: string;
  serverDir: string;
  store: FileStore;
}

const CLIENT = 'client/';
const [APP, BOOT, WORKER] = ['app.json', 'boot.js', 'prerender.mjs'];

/** The bundles, as they were made once or made now. */
export async function appBundle(input: Input): Promise<AppBundle> {
  const { modules, toolchain, outDir, serverDir, store } = input;
  const key = keyOf('bundle', toolchain, modules);
  const pathOf = (name: string) =>
    name.startsWith(CLIENT) ? join(outDir, name.slice(CLIENT.length)) : join(serverDir, name);
  if (!store.place(key, pathOf)) {
    await makeBundle(input);
    const client = filesOf(outDir).map((name) => CLIENT + name);
    const names = [...client, ...filesOf(serverDir)];
    store.keep(key, Object.fromEntries(names.map((name) => [name, pathOf(name)])));
  }
  return {
    key,
    ...(JSON.parse(readFileSync(pathOf(APP), 'utf8')) as Pick<AppBundle, 'app' | 'bring'>),
    boot: readFileSync(pathOf(BOOT), 'utf8'),
    workerFile: pathOf(WORKER),
  };
}

async function makeBundle({ modules, outDir, serverDir }: Input): Promise<void> {
  // Vite and its plugins take a second to load, which a build that has its bundles is spared.
  const { buildClient, buildServer } = await import('./bundles.ts');
  const { buildBootScript, buildBringApp } = await import('./boot-script.ts');
  const [app, , boot, rest] = await Promise.all([
    buildClient(outDir, modules),
    buildServer(serverDir, WORKER, modules),
    buildBootScript(projectRoot),
    buildBringApp(projectRoot),
  ]);
  const bring = `/assets/bring-app-${hashOf(rest).slice(0, 8)}.js`;
  writeFileSync(join(outDir, bring), rest);
  writeFileSync(join(serverDir, APP), JSON.stringify({ app, bring }));
  writeFileSync(join(serverDir, BOOT), boot);
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
