import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where blocks of a kind are: a folder, and the file by which a folder in it is a block. */
type Place = [folder: string, mark: (name: string) => string];

const withSchema = (kind: string): Place[] => [[`src/blocks/${kind}`, () => 'schema.json']];
/** What is checked of a block alone stands in its folder. */
const ownChecks = (kind: string): Place => [`src/blocks/${kind}`, () => 'check.ts'];

const KINDS = {
  sections: withSchema('sections'),
  fields: withSchema('fields'),
  strategies: withSchema('strategies'),
  collections: withSchema('collections'),
  checks: [
    ['src/blocks/checks', (name) => `${name}.ts`],
    ...['sections', 'fields', 'strategies', 'collections'].map(ownChecks),
  ],
  'stand-ins': [['src/demo/stand-ins', (name) => `${name}.ts`]],
} satisfies Record<string, Place[]>;

export type BlockKind = keyof typeof KINDS;

export interface BlockFolder {
  name: string;
  /** From the root, with slashes. */
  path: string;
  /** The file in it by which it is a block. */
  mark: string;
}

/** The blocks of a kind, by name. A folder without the file of its kind, such as `shared/`, is no block. */
export function blockFolders(root: string, kind: BlockKind): BlockFolder[] {
  const places: Place[] = KINDS[kind];
  return places
    .filter(([folder]) => existsSync(join(root, folder)))
    .flatMap(([folder, mark]) =>
      readdirSync(join(root, folder)).map((name) => ({
        name,
        path: `${folder}/${name}`,
        mark: mark(name),
      })),
    )
    .filter(({ path, mark }) => existsSync(join(root, path, mark)))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
