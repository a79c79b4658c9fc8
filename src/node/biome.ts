import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project.ts';

const INSTALLED = join(projectRoot, 'node_modules/@biomejs');

/** Biome's program, which npm installs for this machine alone. To have Node look for it takes longer than it. */
export function biomeProgram(): string {
  const [folder = ''] = readdirSync(INSTALLED)
    .filter((name) => name.startsWith('cli-'))
    .sort()
    .reverse(); // of two, the one for musl runs everywhere
  return join(INSTALLED, folder, process.platform === 'win32' ? 'biome.exe' : 'biome');
}
