import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DRAWINGS } from './drawings/index';
import { fileOf } from './files';

for (const [name, draw] of Object.entries(DRAWINGS)) {
  const file = fileOf(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, draw());
}
console.log(`${Object.keys(DRAWINGS).length} drawings written to public/`);
