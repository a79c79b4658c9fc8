import type { EditorOptions } from '@tiptap/core';
import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../../../../lib/use-latest.ts';
import type { Json } from '../../../../shared/protocol.ts';
import { asText } from '../text/text-field.tsx';
import type { Split, TextFormat } from './text-formats.ts';

interface Options {
  format: TextFormat;
  value: Json | undefined;
  change(text: string): Json | undefined;
  split: Split | undefined;
  attributes: Record<string, string>;
  onLink(): void;
  /** Returns true if nothing else is to be done with the key. */
  onKey?(event: KeyboardEvent): boolean;
  /** An element to edit in; otherwise `EditorContent` renders one. */
  element?: EditorOptions['element'];
}

/** The editor of a text, without a history of its own: undo is the studio's. */
export function useTextEditor(options: Options): Editor {
  const { format, value, attributes, element } = options;
  const latest = useLatest(options);
  const sent = useRef<(Json | undefined)[]>([value]);
  const [fixed] = useState(() => ({
    extensions: format.extensions(() => latest.current.onLink()),
    content: format.read(asText(value)),
    ...(element && { element, injectCSS: false }),
  }));
  const [editorProps] = useState(() => ({
    ...format.pasting((texts) => latest.current.split?.(texts) ?? false),
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
      sent.current.push(latest.current.change(format.print(updated.state.doc)));
    },
  });

  // A value from elsewhere, such as an undo, replaces the content; the editor's own changes come back and do not.
  useLayoutEffect(() => {
    const echo = sent.current.indexOf(value);
    if (echo !== -1) {
      sent.current = sent.current.slice(echo);
      return;
    }
    sent.current = [value];
    const { from } = editor.state.selection;
    editor
      .chain()
      .setContent(format.read(asText(value)), { emitUpdate: false })
      .setTextSelection(from)
      .run();
  }, [editor, value, format]);

  const attributesJson = JSON.stringify(attributes);
  useEffect(() => {
    editor.setOptions({ editorProps: { ...editorProps, attributes: JSON.parse(attributesJson) } });
  }, [editor, editorProps, attributesJson]);
  return editor;
}
