import type { Extensions, JSONContent } from '@tiptap/core';
import Document from '@tiptap/extension-document';
import Text from '@tiptap/extension-text';
import type { Node, Slice } from '@tiptap/pm/model';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { printBlocks, readBlocks } from '../../markdown/blocks.ts';
import { fromDocument, toDocument } from '../../markdown/document.ts';
import { readMarkdown } from '../../markdown/read-markdown.ts';
import { joinLines, splitParagraphs } from '../text/paragraphs.ts';
import { extensions } from './extensions.ts';
import { asFewBlocks, fromPlainText, pastedTexts } from './pasted.ts';
import { cleanHtml } from './pasted-html.ts';

export type Split = (texts: string[]) => boolean;

/** How the editor reads and writes a kind of text. */
export interface TextFormat {
  extensions(onLink: () => void): Extensions;
  read(text: string): JSONContent;
  print(document: Node): string;
  pasting(split: Split): EditorProps;
}

/** With emphasis and links, and with lists or without, as Markdown. */
const rich = (mayHaveLists: boolean): TextFormat => ({
  extensions: (onLink) => extensions(onLink, mayHaveLists),
  read: (text) => toDocument(mayHaveLists ? readBlocks(text) : [{ runs: readMarkdown(text) }]),
  print: (document) => printBlocks(fromDocument(document.toJSON())),
  pasting(split) {
    let pasted: string[] = [];
    return {
      transformPastedHTML: cleanHtml,
      clipboardTextParser: fromPlainText,
      transformPasted(slice: Slice, view: EditorView) {
        pasted = pastedTexts(slice, view);
        return asFewBlocks(slice, view);
      },
      handlePaste: () => pasted.length > 1 && split(pasted),
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
