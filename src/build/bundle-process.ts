/** `node scripts/run.mjs src/build/bundle-process.ts <folder>` bundles the app into an empty folder; `app-bundle.ts` starts it. */
import '../words/node/speak.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diskMessage } from '../node/disk-error.mjs';
import { projectRoot } from '../node/project.ts';
import { worded } from '../words/reader.ts';
import { buildBootScript, buildBringApp } from './boot-script.ts';
import { type BundledScripts, CLIENT, SCRIPTS, WORKER } from './bundle-files.ts';
import { buildClient, buildServer } from './bundles.ts';

process.once('disconnect', () => process.exit(1));
await run(process.argv[2] as string);

async function run(folder: string): Promise<never> {
  try {
    await bundle(folder);
    process.exit(0);
  } catch (error) {
    const message = diskMessage(error);
    console.error(message ? worded(message) : error);
    process.exit(1);
  }
}

async function bundle(folder: string): Promise<void> {
  const withApp = async () => {
    const { modules, mirror, sections } = await buildClient(join(folder, CLIENT));
    const bring = await buildBringApp(projectRoot, modules);
    return { app: modules.at(-1) ?? '', mirror, bring, sections };
  };
  const [rest, , boot] = await Promise.all([
    withApp(),
    buildServer(folder, WORKER),
    buildBootScript(projectRoot),
  ]);
  const scripts: BundledScripts = { boot, ...rest };
  writeFileSync(join(folder, SCRIPTS), JSON.stringify(scripts));
}
