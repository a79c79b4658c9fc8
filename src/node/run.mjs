import module from 'node:module';
import { pathToFileURL } from 'node:url';
import { bundleOf } from './bundle.mjs';
import { refuseUnusableFolder } from './usable-folder.mjs';

/** Runs a TypeScript file in this process; the arguments are those of the process. */
export async function run(file) {
  refuseUnusableFolder();
  process.setSourceMapsEnabled(true);
  module.enableCompileCache?.(); // from Node.js 22 on
  await import(pathToFileURL(await bundleOf(file)).href);
}
