import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of each kind of blocks, and the file by which a folder in it is a block. */
const KINDS = {
  sections: ['src/blocks/sections', () => 'schema.json'],
  fields: ['src/blocks/fields', () => 'schema.json'],
  strategies: ['src/blocks/strategies', () => 'schema.json'],
  collections: ['src/blocks/collections', () => 'schema.json'],
  checks: ['src/blocks/checks', (name) => `${name}.ts`],
  'stand-ins': ['src/demo/stand-ins', (name) => `${name}.ts`],
} satisfies Record<string, [folder: string, mark: (name: string) => string]>;

export type BlockKind = keyof typeof KINDS;

export interface BlockFolder {
  name: string;
  /** From the root, with slashes. */
  path: string;
}

/** The blocks of a kind, by name. A folder without the file of its kind, such as `shared/`, is no block. */
export function blockFolders(root: string, kind: BlockKind): BlockFolder[] {
  const [folder, mark] = KINDS[kind];
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => existsSync(join(root, folder, name, mark(name))))
    .sort()
    .map((name) => ({ name, path: `${folder}/${name}` }));
}
