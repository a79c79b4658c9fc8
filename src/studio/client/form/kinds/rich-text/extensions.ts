import { Extension, type Extensions } from '@tiptap/core';
import Bold from '@tiptap/extension-bold';
import Document from '@tiptap/extension-document';
import HardBreak from '@tiptap/extension-hard-break';
import Italic from '@tiptap/extension-italic';
import Link from '@tiptap/extension-link';
import Paragraph from '@tiptap/extension-paragraph';
import Text from '@tiptap/extension-text';
import { LISTS } from './lists.ts';

/** Exactly what the site's Markdown supports. Without history: undo is the studio's. */
export const extensions = (onLink: () => void, mayHaveLists: boolean): Extensions => [
  Document.extend({ content: mayHaveLists ? '(paragraph | bulletList)+' : 'paragraph' }),
  ...(mayHaveLists ? LISTS : []),
  Paragraph,
  Text,
  Bold.extend({ addInputRules: () => [], addPasteRules: () => [] }),
  Italic.extend({ addInputRules: () => [], addPasteRules: () => [] }),
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
