import { getSchema } from '@tiptap/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { richNodes } from '../../../../content/compile/rich-text.ts';
import { readRichText } from '../../../../content/read/references/rich-text.ts';
import type { RichNode } from '../../../../ui/data/types.ts';
import { RICH, RICH_WITH_LISTS } from '../kinds/rich-text/text-formats.ts';
import type { TextBlock } from './document.ts';
import { fromDocument, toDocument } from './document.ts';
import { BREAK, type Run } from './runs.ts';

// Everything that Markdown might read as more than letters, between letters, spaces and what stands next to them.
const SIGNS = ['*', '**', '***', '_', '__', '`', '``', '~', '~~~', '<', '>', '&', '\\', '|', '"'];
const LINE_STARTS = ['#', '# ', '-', '- ', '+ ', '=', '===', '---', '1.', '1) ', '> ', ':'];
const LINKS = ['[', ']', '](', '(', ')', '!', '![', '[x](y)', '[x]: y', '<https://a.example>'];
const WRITTEN = ['&copy;', '&amp;', '&#65;', '<nome>', '<b>', '<!--', '*.exe*', '_a_', '`admin`'];
const LETTERS = ['a', 'b', 'Sé', 'ção', '1', '.', ',', '—', '“', '€', '😀', '𐀀', 'e\u0301'];
const SPACES = [' ', ' ', ' ', '  ', '\t', '\u00a0', '\u2009', '\n', '\u200b'];

const letters = fc.oneof(
  fc.constantFrom(...LETTERS, ...SPACES),
  fc.constantFrom(...SIGNS, ...LINE_STARTS, ...LINKS, ...WRITTEN),
  fc.string({ minLength: 1, maxLength: 3, unit: 'grapheme' }),
);
const text = fc.array(letters, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
const ADDRESSES = ['/a', '/b?x=1&amp;y=2', '', 'a\\b', '/a_b*c*', 'x\\)', 'whatsapp:Olá, (b) <c>'];
const address = fc.oneof(fc.constantFrom(...ADDRESSES), text);
const mark = fc.constantFrom(true, undefined);
const run: fc.Arbitrary<Run> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      text,
      strong: mark,
      emphasis: mark,
      to: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, address),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ text: BREAK }) },
);
const runs = fc.array(run, { maxLength: 6 });
const paragraph = fc.record({ runs });
const list = fc.record({ items: fc.array(runs, { minLength: 1, maxLength: 3 }) });

/** A line, or an item of a list, as its letters with their marks. Nobody sees the marks of a space. */
function lettersOf(runsOfLine: readonly Run[]): string {
  const marked = runsOfLine
    .flatMap(({ text: letter, strong, emphasis, to }) =>
      [...letter.replace(/[\0\uFEFF]/g, '').replace(/\r\n?/g, BREAK)].map((sign) =>
        sign.trim() === ''
          ? sign
          : `${sign}(${strong ? 'b' : ''}${emphasis ? 'i' : ''}${to ?? '-'})`,
      ),
    )
    .join('');
  return marked.replace(/[ \t]*\n[ \t]*/g, BREAK).replace(/^[ \t\n]+|[ \t\n]+$/g, '');
}

/** Paragraphs in a row are lines of one; what has no letters is not there. */
function shown(blocks: readonly TextBlock[]): string[] {
  const parts: { isItem: boolean; runs: Run[] }[] = [];
  for (const block of blocks) {
    const isItem = 'items' in block;
    for (const next of isItem ? block.items : [block.runs]) {
      const last = parts.at(-1);
      if (lettersOf(next).trim() === '') continue;
      if (last && !isItem && !last.isItem) last.runs.push({ text: BREAK }, ...next);
      else parts.push({ isItem, runs: [...next] });
    }
  }
  return parts.map(({ isItem, runs: all }) => (isItem ? '• ' : '') + lettersOf(all));
}

/** What the site makes of a text. */
function published(markdown: string): TextBlock[] {
  const nodes = richNodes(markdown) ?? [{ type: 'text', value: markdown }];
  if (!nodes.some(({ type }) => type === 'list'))
    return [{ runs: nodes.flatMap((node) => runsOfNode(node)) }];
  return nodes.map((node) =>
    node.type === 'list'
      ? { items: node.children.map((item) => runsOfNode(item)) }
      : { runs: runsOfNode(node) },
  );
}

function runsOfNode(node: RichNode, marks: Omit<Run, 'text'> = {}): Run[] {
  if (node.type === 'text') return [{ ...marks, text: node.value }];
  if (node.type === 'break') return [{ text: BREAK }];
  const inside = {
    ...marks,
    ...(node.type === 'strong' && { strong: true as const }),
    ...(node.type === 'emphasis' && { emphasis: true as const }),
    ...(node.type === 'link' && { to: node.to }),
  };
  return node.children.flatMap((child) => runsOfNode(child, inside));
}

const numRuns = process.env.TEST_LONG ? 20_000 : 200;
/** Twenty thousand documents take minutes on a slow machine. */
const PATIENCE = { timeout: 1_200_000 };

describe.each([
  ['a paragraph', RICH, fc.tuple(paragraph)],
  ['lists and paragraphs', RICH_WITH_LISTS, fc.array(fc.oneof(paragraph, list), { maxLength: 4 })],
] as const)('%s of the editor', (_, format, blocks: fc.Arbitrary<TextBlock[]>) => {
  const schema = getSchema(format.extensions(() => undefined));

  it('reads back as the same, in the editor and on the site, and is valid', PATIENCE, () => {
    fc.assert(
      fc.property(blocks, (given) => {
        const document = schema.nodeFromJSON(toDocument(given));
        document.check();
        const markdown = format.print(document);
        const expected = shown(given);
        expect(shown(published(markdown))).toEqual(expected);
        expect(shown(fromDocument(format.read(markdown)))).toEqual(expected);
        expect(format.print(schema.nodeFromJSON(format.read(markdown)))).toBe(markdown);
        expect(readRichText(markdown, format === RICH_WITH_LISTS).findings).toEqual([]);
      }),
      { numRuns },
    );
  });
});
