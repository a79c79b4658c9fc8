import type { SchemaSource } from '../../content/edit/editor-schemas/schema-source.ts';
import { fileTitle } from '../../content/edit/labels/file-title.ts';
import { pointerLabel } from '../../content/edit/labels/pointer-label.ts';
import { type FoundText, findTexts, textAsRead } from '../../content/edit/texts.ts';
import type { Site } from '../../content/read/site/site.ts';
import { plural, quote } from '../../content/read/words/wording.ts';

/** Letters on each side of what was found. */
const AROUND = 40;

/** The texts that hold some words: file and line, what the place is called, and the words among others. */
export function showFound(site: Site, source: SchemaSource, words: string): string {
  const found = findTexts(site, source, words);
  if (found.length === 0) return `Nenhum texto do site tem ${quote(words)}.`;
  const titles = { schemaTitles: titlesOf(source) };
  const lines = found.flatMap(({ entry, pointer, ...text }, index) => {
    const isNewFile = found[index - 1]?.entry !== entry;
    const { line } = entry.locate({ code: '', message: '', pointer });
    const label = pointerLabel(source, entry.schema, entry.value, pointer);
    return [
      ...(isNewFile ? ['', fileTitle(titles, entry, site)] : []),
      `  ${entry.file}:${line}  ${label}`,
      `    ${excerpt(textAsRead(text))}`,
    ];
  });
  const files = new Set(found.map(({ entry }) => entry)).size;
  const sum = `${plural(found.length, 'texto', 'textos')} em ${plural(files, 'arquivo', 'arquivos')}.`;
  return [...lines, '', sum].join('\n');
}

function excerpt({ text, matches }: Pick<FoundText, 'text' | 'matches'>): string {
  const { start = 0, end = 0 } = matches[0] ?? {};
  const from = Math.max(0, start - AROUND);
  const to = end + AROUND;
  return `${from > 0 ? '…' : ''}${oneLine(text.slice(from, to))}${to < text.length ? '…' : ''}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

const titlesOf = ({ files }: SchemaSource) =>
  new Map([...files].map(([id, { title }]) => [id, String(title)]));
