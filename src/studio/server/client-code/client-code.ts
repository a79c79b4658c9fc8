import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Connect, ViteDevServer } from 'vite';
import { libraries } from '../../../build/toolchain.ts';
import { codeSums } from '../../../node/code-files.ts';
import { keyOf } from '../../../node/hash-of.ts';
import { cacheDir, projectRoot } from '../../../node/project.ts';
import { removeOld } from '../../../node/remove-old.mjs';
import { STUDIO } from '../../shared/protocol.ts';
import type { ClientEntry } from './bundle-client.ts';

const CODE = ['src'];
const ADDRESS = '/codigo/';

const folder = join(cacheDir, 'studio');

/**
 * The address of a script of the studio, of the code as it is now. Bundled, and kept: module by module
 * a window takes four times as long to open, and React's development build twice as long to answer a key.
 */
export function createClientCode(server: ViteDevServer) {
  let last: Promise<string> | undefined;
  server.watcher.on('all', (_event, file) => {
    if (CODE.some((room) => file.startsWith(join(projectRoot, room)))) last = undefined;
  });
  return async (entry: ClientEntry): Promise<string> => {
    last ??= made();
    const key = await last.catch((error) => {
      last = undefined; // a mistake in the code may be mended
      throw error;
    });
    return `${STUDIO}${ADDRESS}${key}/${entry}.js`;
  };
}

/** Answers what those scripts are; each address stands for one content, for ever. */
export const clientCode: Connect.NextHandleFunction = ({ url = '' }, response, next) => {
  const [, file] = /^\/codigo\/([0-9a-f]{64}\/[\w.-]+\.js)$/.exec(url) ?? [];
  const path = join(folder, file ?? '');
  if (!file || !existsSync(path)) return next();
  response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
  response.setHeader('Cache-Control', 'max-age=31536000, immutable');
  response.end(readFileSync(path));
};

/** Returns the key of what is kept. */
async function made(): Promise<string> {
  const key = keyOf(libraries(), codeSums(CODE));
  const kept = join(folder, key);
  if (existsSync(kept)) return key;
  mkdirSync(folder, { recursive: true });
  removeOld(folder);
  const unfinished = `${kept}-${process.pid}`; // another server may be at it
  await bundle(unfinished);
  if (existsSync(kept)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, kept);
  return key;
}

/** In a process of its own: libraries look into the environment for which build of theirs is wanted. */
const bundle = (outDir: string) =>
  promisify(execFile)(
    process.execPath,
    ['scripts/run.mjs', 'src/studio/server/client-code/bundle-client.ts', outDir],
    { cwd: projectRoot, env: { ...process.env, NODE_ENV: 'production' } },
  );
