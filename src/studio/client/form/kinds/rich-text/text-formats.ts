import { Extension, type Extensions, type JSONContent, markInputRule } from '@tiptap/core';
import Bold, { starInputRegex as twoStars } from '@tiptap/extension-bold';
import Document from '@tiptap/extension-document';
import HardBreak from '@tiptap/extension-hard-break';
import Italic, { starInputRegex as oneStar } from '@tiptap/extension-italic';
import Link from '@tiptap/extension-link';
import Paragraph from '@tiptap/extension-paragraph';
import Text from '@tiptap/extension-text';
import type { MarkType, Node, Slice } from '@tiptap/pm/model';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { fromDocument, printBlocks, readBlocks, toDocument } from '../../markdown/document.ts';
import { readMarkdown } from '../../markdown/markdown.ts';
import { joinLines, splitParagraphs } from '../text-field.tsx';
import { LISTS } from './lists.ts';
import { asFewBlocks, cleanHtml, fromPlainText, pastedTexts } from './pasted.ts';
import { type PastedBlocks, pastedBlocks } from './pasted-blocks.ts';

export type Split = (texts: string[]) => boolean;
/** Puts headings and tables into the blocks around a text. Returns false where there are none. */
export type PutBlocks = (pasted: PastedBlocks) => boolean;

/** How the editor reads and writes a kind of text. */
export interface TextFormat {
  extensions(onLink: () => void): Extensions;
  read(text: string): JSONContent;
  print(document: Node): string;
  pasting(split: Split, putBlocks: PutBlocks): EditorProps;
}

/** With emphasis and links, and with lists or without, as Markdown. */
const rich = (mayHaveLists: boolean): TextFormat => ({
  extensions: (onLink) => extensions(onLink, mayHaveLists),
  read: (text) => toDocument(mayHaveLists ? readBlocks(text) : [{ runs: readMarkdown(text) }]),
  print: (document) => printBlocks(fromDocument(document.toJSON())),
  pasting(split, putBlocks) {
    let pasted: string[] = [];
    return {
      transformPastedHTML: cleanHtml,
      clipboardTextParser: fromPlainText,
      transformPasted(slice: Slice, view: EditorView) {
        pasted = pastedTexts(slice, view);
        return asFewBlocks(slice, view);
      },
      handlePaste(view, { clipboardData }) {
        const blocks = pastedBlocks(clipboardData?.getData('text/html') ?? '', view);
        return (blocks && putBlocks(blocks)) || (pasted.length > 1 && split(pasted));
      },
    };
  },
});

export const RICH = rich(false);
export const RICH_WITH_LISTS = rich(true);

/** Letters alone, in one line. */
export const PLAIN: TextFormat = {
  extensions: () => [Document.extend({ content: 'text*' }), Text],
  read: (text) => ({ type: 'doc', content: text === '' ? [] : [{ type: 'text', text }] }),
  print: (document) => document.textContent,
  pasting: (split) => ({
    handlePaste({ state, dispatch }, { clipboardData }) {
      const text = clipboardData?.getData('text/plain') ?? '';
      const texts = splitParagraphs(text).map(joinLines);
      const { from, to } = state.selection;
      const written = state.doc.textContent;
      const last = texts.length - 1;
      const items = texts.map((item, index) => {
        const start = index === 0 ? written.slice(0, from) : '';
        return start + item + (index === last ? written.slice(to) : '');
      });
      if (items.length < 2 || !split(items)) dispatch(state.tr.insertText(joinLines(text)));
      return true;
    },
  }),
};

/** Between stars, as it is written in files; not between underscores, nor in what is pasted. */
const typedAs = (find: RegExp) => ({
  addInputRules(this: { type: MarkType }) {
    return [markInputRule({ find, type: this.type })];
  },
  addPasteRules: () => [],
});

/** Exactly what the site's Markdown supports. Without history: undo is the studio's. */
export const extensions = (onLink: () => void, mayHaveLists: boolean): Extensions => [
  Document.extend({ content: mayHaveLists ? '(paragraph | bulletList)+' : 'paragraph' }),
  ...(mayHaveLists ? LISTS : []),
  Paragraph,
  Text,
  Bold.extend(typedAs(twoStars)),
  Italic.extend(typedAs(oneStar)),
  HardBreak,
  Link.extend({ inclusive: false }).configure({
    openOnClick: false,
    autolink: false,
    linkOnPaste: true,
    isAllowedUri: (uri) => !/^\s*(javascript|data|vbscript):/i.test(uri ?? ''),
    HTMLAttributes: { target: null, rel: null, class: null },
  }),
  Extension.create({
    name: 'keys',
    addKeyboardShortcuts: () => ({
      Enter: ({ editor }) => editor.commands.setHardBreak(),
      'Mod-k': () => {
        onLink();
        return true;
      },
    }),
  }),
];
