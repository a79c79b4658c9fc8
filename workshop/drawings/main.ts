/**
 * Draws the site's pictures and icons into public/. With `--check` it only names the files that
 * differ from their drawing: a picture replaced by hand is a choice, not a mistake.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readOptions } from '../../src/commands/read-options.ts';
import { runCommand } from '../../src/commands/run-command.ts';
import { publicDir } from '../../src/node/project.ts';
import { DRAWINGS } from './drawings/index';
import { fileOf } from './files';
import { drawIcons } from './icons';
import { isSameIcon } from './same-icon.ts';

const { values } = await runCommand(() =>
  readOptions({ name: 'workshop/drawings/main.ts', options: { check: { type: 'boolean' } } }),
);
const drawn = Object.entries(DRAWINGS).map(([name, draw]) => ({ file: fileOf(name), svg: draw() }));
const icons = Object.entries(await drawIcons()).map(([name, bytes]) => ({
  file: join(publicDir, name),
  bytes,
}));

if (values.check) {
  const changed = [];
  for (const { file, svg } of drawn)
    if (!existsSync(file) || readFileSync(file, 'utf8') !== svg) changed.push(file);
  for (const { file, bytes } of icons)
    if (!existsSync(file) || !(await isSameIcon(file, bytes))) changed.push(file);
  for (const file of changed) console.log(`not as drawn: ${file}`);
  console.log(`${drawn.length + icons.length - changed.length} files are as drawn`);
} else {
  for (const { file, svg } of drawn) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg);
  }
  for (const { file, bytes } of icons) writeFileSync(file, bytes);
  console.log(`${drawn.length} drawings and ${icons.length} icons written to public/`);
}
