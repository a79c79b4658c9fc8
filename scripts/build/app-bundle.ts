import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FileStore } from '../lib/file-store.ts';
import { keyOf } from '../lib/hash-of.ts';
import { projectRoot } from '../lib/project.ts';
import { UserError } from '../lib/user-error.ts';
import { APP, BOOT, type BundleTask, WORKER } from './bundle-files.ts';

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
const PROCESS = join(projectRoot, 'scripts/build/bundle-process.ts');

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

/**
 * In a process of its own: what the bundler takes, some hundreds of megabytes, is free again before pages are
 * rendered. It ends with this one, whatever ends that.
 */
async function makeBundle({ modules, outDir, serverDir }: Input): Promise<void> {
  const child = fork(join(projectRoot, 'scripts/run.mjs'), [PROCESS]);
  child.send({ modules, outDir, serverDir } satisfies BundleTask);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new UserError('O aplicativo não pôde ser montado; o motivo está acima.');
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
