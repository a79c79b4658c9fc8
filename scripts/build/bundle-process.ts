/** Makes the bundles that it is sent a message of; `app-bundle.ts` starts it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../lib/hash-of.ts';
import { projectRoot } from '../lib/project.ts';
import { buildBootScript, buildBringApp } from './boot-script.ts';
import { APP, BOOT, type BundleTask, WORKER } from './bundle-files.ts';
import { buildClient, buildServer } from './bundles.ts';

process.once('disconnect', () => process.exit(1));
process.once('message', async (task: BundleTask) => {
  try {
    await bundle(task);
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
});

async function bundle({ modules, outDir, serverDir }: BundleTask): Promise<void> {
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
