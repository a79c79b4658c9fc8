/**
 * Fills `prebuilt/`, which the package brings: what commands, builds and the dev server would bundle first. Each part has
 * the key by which it is looked for, without anything of this machine. Then tells npm to leave out the code that was needed
 * for these parts alone.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { makeBundle } from '../src/build/app-bundle.ts';
import { toolchain } from '../src/build/toolchain.ts';
import { bundleCommands } from '../src/commands/bundle-commands.ts';
import { bundleVendored } from '../src/commands/bundle-vendored.ts';
import { bundledCode } from '../src/commands/packed-code.ts';
import { readOptions } from '../src/commands/read-options.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { allIcons, ICONS } from '../src/content/node/icons.ts';
import { CHECKS, checksToPack } from '../src/content/node/load-schemas.ts';
import { bundlePrerenderer } from '../src/dev/prerenderer.ts';
import { BUILD_CODE, codeSums } from '../src/node/code-files.ts';
import { keyOf } from '../src/node/hash-of.ts';
import { packedSum, prebuilt } from '../src/node/installed.mjs';
import { contentRoot, projectRoot } from '../src/node/project.ts';
import type { Part } from '../src/studio/server/client-code/script-names.ts';
import { bundleParts, partKey } from '../src/studio/server/client-code/studio-scripts.ts';

await runCommand(async () => {
  readOptions({ name: 'npm pack', options: {} });
  process.env.NODE_ENV = 'production';
  rmSync(prebuilt, { recursive: true, force: true });
  mkdirSync(prebuilt);
  writeFileSync(packedSum, keyOf(codeSums([...BUILD_CODE, 'src'])));
  const packed = { packed: true };
  writeFileSync(ICONS, brotliCompressSync(JSON.stringify(await allIcons())));
  writeFileSync(CHECKS, brotliCompressSync(JSON.stringify(checksToPack(contentRoot))));
  await bundleVendored(join(prebuilt, 'vendored'));
  await bundleCommands(join(prebuilt, 'commands'));
  const key = toolchain(process.env, packed);
  await makeBundle(join(prebuilt, 'app', key));
  const folderOf = (part: Part) => join(prebuilt, 'studio', partKey(part, packed));
  await bundleParts({ engine: folderOf('engine'), blocks: folderOf('blocks') });
  // What the dev server renders has to be what Vite serves there: names of classes differ.
  process.env.NODE_ENV = 'development';
  await bundlePrerenderer(join(prebuilt, 'prerenderer'), `${key}.mjs`);
  const leftOut = bundledCode().map((file) => file.replace('src/', '/'));
  writeFileSync(join(projectRoot, 'src/.npmignore'), leftOut.join('\n'));
});
