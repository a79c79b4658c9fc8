import type { EditorOptions } from '@tiptap/core';
import { useEditor } from '@tiptap/react';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useLatest } from '../../../../../lib/use-latest.ts';
import type { Json } from '../../../../shared/protocol.ts';
import { shownText } from '../text-field.tsx';
import type { PutBlocks, Split, TextFormat } from './text-formats.ts';

interface Options {
  format: TextFormat;
  value: Json | undefined;
  change(text: string): Json | undefined;
  split: Split | undefined;
  putBlocks?: PutBlocks;
  attributes: Record<string, string>;
  /** Returns true if nothing else is to be done with the key. */
  onKey?(event: KeyboardEvent): boolean;
  /** An element to edit in; otherwise `EditorContent` renders one. */
  element?: EditorOptions['element'];
}

/** The editor of a text, without a history of its own: undo is the studio's. */
export function useTextEditor(options: Options) {
  const { format, value, attributes, element } = options;
  const latest = useLatest(options);
  /** What the editor's content stands for. */
  const written = useRef(value);
  const [isLinking, setLinking] = useState(false);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const [fixed] = useState(() => ({
    extensions: format.extensions(() => setLinking(true)),
    content: format.read(shownText(value)),
    ...(element && { element, injectCSS: false }),
  }));
  const [editorProps] = useState(() => ({
    ...format.pasting(
      (texts) => latest.current.split?.(texts) ?? false,
      (pasted) => latest.current.putBlocks?.(pasted) ?? false,
    ),
    handleKeyDown: (_: unknown, event: KeyboardEvent) => latest.current.onKey?.(event) ?? false,
    handleDOMEvents: {
      // The editor would keep Esc, by which the studio leaves the fields.
      keydown: (_: unknown, { key }: KeyboardEvent) => key === 'Escape' && !latest.current.onKey,
    },
  }));
  const editor = useEditor({
    ...fixed,
    shouldRerenderOnTransaction: false,
    editorProps: { ...editorProps, attributes },
    onUpdate({ editor: updated }) {
      written.current = latest.current.change(format.print(updated.state.doc));
      renderAgain();
    },
  });

  // A value from elsewhere, such as an undo, replaces the content.
  useLayoutEffect(() => {
    if (written.current === value) return;
    written.current = value;
    const { from } = editor.state.selection;
    editor
      .chain()
      .setContent(format.read(shownText(value)), { emitUpdate: false })
      .setTextSelection(from)
      .run();
  });

  const attributesJson = JSON.stringify(attributes);
  useEffect(() => {
    editor.setOptions({ editorProps: { ...editorProps, attributes: JSON.parse(attributesJson) } });
  }, [editor, editorProps, attributesJson]);
  return { editor, isLinking, setLinking };
}
