import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockFolders } from '../node/block-folders.ts';
import { siteBlockFolders } from '../node/site-blocks.mjs';
import { schemaTexts } from '../words/node/catalogues.ts';
import { mustHold } from './block-registries.ts';

/** Of each guide, its file and its language. */
const GUIDES = [
  ['docs/guia-do-editor.md', 'pt-BR'],
  ['docs/editors-guide.md', 'en'],
  ['docs/guia-del-editor.md', 'es'],
] as const;

/** Around the table of section types. */
const BEGIN = '<!-- The rows are made by `npm run types`. -->';
const END = '<!-- end -->';

/**
 * Path and text of the editor's guide in each language, with a row for each section type, of the engine and of the project's
 * own site: `guide` of its schema, and its picture. Rows stay in the order in which they stand; that of a new type is the last.
 */
export function guidesWithSections(root: string): [path: string, text: string][] {
  const types = sectionTypes(root);
  return GUIDES.map(([file, language]) => {
    const path = join(root, file);
    const translated = schemaTexts(language, root);
    const useOf = ({ name, use }: SectionType) => translated.get(`sections/${name}`)?.[use] ?? use;
    const named = types.map((type) => ({ ...type, use: String(useOf(type)) }));
    const text = withSections(readFileSync(path, 'utf8'), named);
    if (text === undefined) throw mustHold(file, `${BEGIN} ${END}`);
    return [path, text];
  });
}

/** Undefined for a text without the marks around a table. The head of the table stays. */
function withSections(text: string, types: SectionType[]): string | undefined {
  const [start, stop] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (start < 0 || stop < start) return undefined;
  const table = text.slice(start, stop);
  const placeOf = (type: string) => {
    const place = table.indexOf(` \`${type}\` `);
    return place < 0 ? table.length : place;
  };
  const rows = types
    .toSorted((a, b) => placeOf(a.name) - placeOf(b.name))
    .map(
      ({ name, use }) =>
        `| <img src="secoes/${name}.webp" alt="" width="240"> | \`${name}\` | ${use} |`,
    );
  const head = table.split('\n').slice(0, 4);
  return `${text.slice(0, start)}${[...head, ...rows, '', ''].join('\n')}${text.slice(stop)}`;
}

interface SectionType {
  name: string;
  /** What it is for. */
  use: string;
}

function sectionTypes(root: string): SectionType[] {
  const ofSite = siteBlockFolders(root).flatMap(([kind, name, folder]) =>
    kind === 'sections' ? [{ name, path: folder }] : [],
  );
  return [...blockFolders(root, 'sections'), ...ofSite].map(({ name, path }) => {
    const { guide: use } = JSON.parse(readFileSync(join(root, path, 'schema.json'), 'utf8'));
    if (typeof use !== 'string') throw mustHold(`${path}/schema.json`, '"guide": "…"');
    return { name, use };
  });
}
