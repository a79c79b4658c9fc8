import module from 'node:module';
import { pathToFileURL } from 'node:url';
import { plainlyWorded } from '../words/node/plain.mjs';
import { bundleOf } from './bundle.mjs';
import { diskMessage } from './disk-error.mjs';
import { isInstalled } from './installed.mjs';
import { loadBlocks } from './loaded-blocks.mjs';
import { missingPackage } from './missing-package.mjs';
import { refuseUnusableFolder } from './usable-folder.mjs';

/** What the disk refuses, and what is not installed, is told in a sentence: no command has begun that could. */
function tell(error) {
  const message = diskMessage(error) ?? missingPackage(error);
  if (message === undefined) throw error;
  console.error(plainlyWorded(message));
  process.exit(1);
}

/** Runs a TypeScript file in this process; the arguments are those of the process. */
export async function run(file) {
  refuseUnusableFolder();
  process.setSourceMapsEnabled(true);
  module.enableCompileCache?.(); // from Node.js 22 on
  if (isInstalled) await loadBlocks().catch(tell);
  const bundle = await bundleOf(file).catch(tell);
  await import(pathToFileURL(bundle).href).catch(tell);
}
