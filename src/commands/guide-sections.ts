import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockFolders } from '../node/block-folders.ts';
import { siteBlockFolders } from '../node/site-blocks.mjs';
import { UserError } from '../words/user-error.ts';

const GUIDE = 'docs/guia-do-editor.md';

/** Around the table of section types. */
const [BEGIN, END] = ['<!-- As linhas são feitas por `npm run types`. -->', '<!-- fim -->'];

/**
 * Path and text of the editor's guide with a row for each section type, of the engine and of the project's own site: `guide` of its schema, and its picture. Rows stay in the
 * order in which they stand; that of a new type is the last.
 */
export function guideWithSections(root: string): [path: string, text: string] {
  const path = join(root, GUIDE);
  const guide = readFileSync(path, 'utf8');
  const [start, end] = [guide.indexOf(BEGIN), guide.indexOf(END)];
  if (start < 0 || end < start) throw new UserError(`${GUIDE} has to hold: ${BEGIN} ${END}`);
  const table = guide.slice(start, end);
  const placeOf = (type: string) => {
    const place = table.indexOf(` \`${type}\` `);
    return place < 0 ? table.length : place;
  };
  const ofSite = siteBlockFolders(root).flatMap(([kind, name, folder]) =>
    kind === 'sections' ? [{ name, path: folder }] : [],
  );
  const rows = [...blockFolders(root, 'sections'), ...ofSite]
    .sort((a, b) => placeOf(a.name) - placeOf(b.name))
    .map(({ name, path: folder }) => {
      const { guide: use } = JSON.parse(readFileSync(join(root, folder, 'schema.json'), 'utf8'));
      if (typeof use !== 'string')
        throw new UserError(`${folder}/schema.json has to hold: "guide": "…", what it is for`);
      return `| <img src="secoes/${name}.webp" alt="" width="240"> | \`${name}\` | ${use} |`;
    });
  const text = [BEGIN, '', '| Como é | Tipo | Para |', '| ------ | ---- | ---- |', ...rows, '', ''];
  return [path, guide.slice(0, start) + text.join('\n') + guide.slice(end)];
}
