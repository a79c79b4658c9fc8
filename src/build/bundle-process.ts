/** A process that builds bundles, one per message; `app-bundle.ts` starts it. */
import '../words/node/speak.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diskMessage } from '../node/disk-error.mjs';
import { hashOf } from '../node/hash-of.ts';
import { projectRoot } from '../node/project.ts';
import { worded } from '../words/reader.ts';
import { buildBootScript, buildBringApp } from './boot-script.ts';
import { BOOT, BRING, type BundleTask, CLIENT, WORKER } from './bundle-files.ts';
import { buildClient, buildServer } from './bundles.ts';

process.once('disconnect', () => process.exit(1));
process.once('message', async (task: BundleTask) => {
  try {
    await bundle(task);
    process.exit(0);
  } catch (error) {
    const message = diskMessage(error);
    console.error(message ? worded(message) : error);
    process.exit(1);
  }
});

async function bundle({ modules, folder }: BundleTask): Promise<void> {
  const client = join(folder, CLIENT);
  const [rest, , boot] = await Promise.all([
    buildClient(client, modules).then((app) => buildBringApp(projectRoot, app)),
    buildServer(folder, WORKER, modules),
    buildBootScript(projectRoot),
  ]);
  const bring = `/assets/bring-app-${hashOf(rest).slice(0, 8)}.js`;
  writeFileSync(join(client, bring), rest);
  writeFileSync(join(folder, BRING), bring);
  writeFileSync(join(folder, BOOT), boot);
}
