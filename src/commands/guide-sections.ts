import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockFolders } from '../node/block-folders.ts';
import { siteBlockFolders } from '../node/site-blocks.mjs';
import { schemaTexts } from '../words/node/catalogues.ts';
import { UserError } from '../words/user-error.ts';

interface Guide {
  file: string;
  language: string;
  /** Before and after the table of section types. */
  begin: string;
  end: string;
  head: string;
}

const GUIDES: readonly Guide[] = [
  {
    file: 'docs/guia-do-editor.md',
    language: 'pt-BR',
    begin: '<!-- As linhas são feitas por `npm run types`. -->',
    end: '<!-- fim -->',
    head: '| Como é | Tipo | Para |',
  },
  {
    file: 'docs/editors-guide.md',
    language: 'en',
    begin: '<!-- The rows are made by `npm run types`. -->',
    end: '<!-- end -->',
    head: '| Looks like | Type | What it’s for |',
  },
];

/**
 * Path and text of the editor's guide in each language, with a row for each section type, of the engine and of the project's
 * own site: `guide` of its schema, and its picture. Rows stay in the order in which they stand; that of a new type is the last.
 */
export function guidesWithSections(root: string): [path: string, text: string][] {
  const types = sectionTypes(root);
  return GUIDES.map((guide) => {
    const path = join(root, guide.file);
    return [path, withSections(guide, readFileSync(path, 'utf8'), types, root)];
  });
}

function withSections(guide: Guide, text: string, types: SectionType[], root: string): string {
  const { file, language, begin, end, head } = guide;
  const [start, stop] = [text.indexOf(begin), text.indexOf(end)];
  if (start < 0 || stop < start) throw new UserError(`${file} has to hold: ${begin} ${end}`);
  const table = text.slice(start, stop);
  const placeOf = (type: string) => {
    const place = table.indexOf(` \`${type}\` `);
    return place < 0 ? table.length : place;
  };
  const translated = schemaTexts(language, root);
  const rows = types
    .toSorted((a, b) => placeOf(a.name) - placeOf(b.name))
    .map(({ name, use }) => {
      const words = translated.get(`sections/${name}`)?.[use] ?? use;
      return `| <img src="secoes/${name}.webp" alt="" width="240"> | \`${name}\` | ${words} |`;
    });
  const lines = [begin, '', head, '| ------ | ---- | ---- |', ...rows, '', ''];
  return text.slice(0, start) + lines.join('\n') + text.slice(stop);
}

interface SectionType {
  name: string;
  /** What it is for, in the language of the schema. */
  use: string;
}

function sectionTypes(root: string): SectionType[] {
  const ofSite = siteBlockFolders(root).flatMap(([kind, name, folder]) =>
    kind === 'sections' ? [{ name, path: folder }] : [],
  );
  return [...blockFolders(root, 'sections'), ...ofSite].map(({ name, path }) => {
    const { guide: use } = JSON.parse(readFileSync(join(root, path, 'schema.json'), 'utf8'));
    if (typeof use !== 'string')
      throw new UserError(`${path}/schema.json has to hold: "guide": "…", what it is for`);
    return { name, use };
  });
}
