/** A function of a hosted project on a real Deno. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DENO = 'deno@2.9.6';

/** Not a dependency: its program is 100 MB, which two tests alone need. Undefined where it cannot be had. */
export async function findDeno(): Promise<string | undefined> {
  try {
    const found = await run('npx', ['--yes', DENO, 'eval', 'console.log(Deno.execPath())']);
    return found.stdout.trim();
  } catch (error) {
    console.warn(`No function was tried: npx ${DENO} cannot be had here. ${error}`);
    return undefined;
  }
}

/** Starts the `index.ts` of a folder, which may read nothing else. It answers at the address a moment later. */
export function startOnDeno(
  deno: string,
  folder: string,
  env: Record<string, string>,
): { process: ChildProcess; address: string } {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const rights = [
    '--allow-env',
    '--allow-net',
    `--allow-read=${folder}`,
    '--no-remote',
    '--no-npm',
  ];
  const started = spawn(deno, ['run', '--check', ...rights, join(folder, 'index.ts')], {
    env: { ...process.env, ...env, DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}` },
    stdio: 'inherit',
  });
  return { process: started, address: `http://127.0.0.1:${port}/` };
}
