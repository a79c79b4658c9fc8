import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FileStore } from '../node/file-store.ts';
import { keyOf } from '../node/hash-of.ts';
import { projectRoot } from '../node/project.ts';
import { msg } from '../words/message.ts';
import { UserError } from '../words/user-error.ts';
import { BOOT, BRING, type BundleTask, CLIENT, WORKER } from './bundle-files.ts';

export interface AppBundle {
  /** Key of its input. */
  key: string;
  /** The source of the boot script, and the address of its rest, which loads the app. */
  boot: string;
  bring: string;
  /** The prerender thread. */
  workerFile: string;
  /** Links the files that browsers load into `outDir`. */
  linkInto(outDir: string): void;
}

interface Input {
  /** Virtual modules, by id. */
  modules: Record<string, string>;
  /** Key of everything else that the bundles depend on. */
  toolchain: string;
  /** The empty output folder. */
  folder: string;
  store: FileStore;
}

const PROCESS = join(projectRoot, 'src/build/bundle-process.ts');

/** The bundles, from the store or built now. */
export async function appBundle(input: Input): Promise<AppBundle> {
  const { modules, toolchain, folder, store } = input;
  const key = keyOf('bundle', toolchain, modules);
  const pathOf = (name: string) => join(folder, name);
  if (!store.link(key, pathOf)) {
    await makeBundle(input);
    const names = filesOf(folder);
    store.keep(key, Object.fromEntries(names.map((name) => [name, pathOf(name)])));
  }
  return {
    key,
    bring: readFileSync(pathOf(BRING), 'utf8'),
    boot: readFileSync(pathOf(BOOT), 'utf8'),
    workerFile: pathOf(WORKER),
    linkInto(outDir) {
      const isClient = (name: string) => name.startsWith(`${CLIENT}/`);
      const inOutDir = (name: string) =>
        isClient(name) ? join(outDir, name.slice(CLIENT.length)) : pathOf(name);
      if (!store.link(key, inOutDir)) cpSync(pathOf(CLIENT), outDir, { recursive: true });
    },
  };
}

/**
 * In a process of its own: what the bundler takes, some hundreds of megabytes, is free again before pages are
 * rendered. It ends with this one, whatever ends that.
 */
async function makeBundle({ modules, folder }: Input): Promise<void> {
  const child = fork(join(projectRoot, 'scripts/run.mjs'), [PROCESS]);
  child.send({ modules, folder } satisfies BundleTask);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new UserError(msg('build:not-bundled'));
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
