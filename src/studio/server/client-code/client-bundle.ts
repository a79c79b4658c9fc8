import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { bundledLibraries } from '../../../build/toolchain.ts';
import { codeSums } from '../../../node/code-files.ts';
import { keyOf } from '../../../node/hash-of.ts';
import { projectRoot } from '../../../node/project.ts';

const CODE = ['src'];

export const clientKey = (packed?: { packed: boolean }): string =>
  keyOf(bundledLibraries(packed), codeSums(CODE));

/** In a process of its own, because libraries choose their build by NODE_ENV. */
export async function bundleClient(outDir: string, kind?: 'address'): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    [
      'scripts/run.mjs',
      'src/studio/server/client-code/bundle-client.ts',
      outDir,
      ...(kind ? [kind] : []),
    ],
    { cwd: projectRoot, env: { ...process.env, NODE_ENV: 'production' } },
  );
}
