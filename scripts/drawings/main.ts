import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { publicDir } from '../lib/project.ts';
import { DRAWINGS } from './drawings/index';
import { fileOf } from './files';
import { drawIcons } from './icons';

for (const [name, draw] of Object.entries(DRAWINGS)) {
  const file = fileOf(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, draw());
}
const icons = Object.entries(await drawIcons());
for (const [file, bytes] of icons) writeFileSync(join(publicDir, file), bytes);
console.log(
  `${Object.keys(DRAWINGS).length} drawings and ${icons.length} icons written to public/`,
);
