import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '../../../../../lib/use-latest.ts';
import type { Json } from '../../../../shared/protocol.ts';
import { fromDocument, toDocument } from '../../markdown/document.ts';
import { printMarkdown } from '../../markdown/print-markdown.ts';
import { readMarkdown } from '../../markdown/read-markdown.ts';
import type { FieldProps } from '../../state/form-context.ts';
import { useChange } from '../../state/use-change.ts';
import { Counter } from '../../ui/counter.tsx';
import { type ControlProps, FieldFrame } from '../../ui/field-frame.tsx';
import { asText } from '../text/text-field.tsx';
import { EditorBox } from './editor-box.ts';
import { extensions } from './extensions.ts';
import { LinkDialog } from './link-dialog.tsx';
import { asOneParagraph, cleanHtml, fromPlainText, pastedTexts } from './pasted.ts';
import { Toolbar } from './toolbar.tsx';

/** A text with emphasis and links, shown formatted and stored as Markdown. */
export function RichTextField(props: FieldProps) {
  return (
    <FieldFrame {...props} labelledByControl>
      {(control, labelId) => <RichText {...props} control={control} labelId={labelId} />}
    </FieldFrame>
  );
}

interface Props extends FieldProps {
  control: ControlProps;
  labelId: string;
}

function RichText(props: Props) {
  const { node, value, pointer, split, control, labelId } = props;
  const change = useChange(props);
  const [linking, setLinking] = useState(false);
  const written = asText(value);
  const sent = useRef<(Json | undefined)[]>([value]);
  const [used] = useState(() => extensions(() => setLinking(true)));
  const [first] = useState(() => toDocument(readMarkdown(written)));
  const attributes = attributesOf(control, labelId);
  const latest = useLatest({ pointer, split });
  const pasted = useRef<string[]>([]);
  const editor = useEditor({
    extensions: used,
    content: first,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes,
      transformPastedHTML: cleanHtml,
      clipboardTextParser: fromPlainText,
      transformPasted(slice, view) {
        pasted.current = pastedTexts(slice, view);
        return asOneParagraph(slice, view);
      },
      handlePaste: () =>
        pasted.current.length > 1 &&
        latest.current.split?.(latest.current.pointer, pasted.current) === true,
    },
    onUpdate({ editor: updated }) {
      sent.current.push(change(printMarkdown(fromDocument(updated.getJSON()))));
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
    editor.commands.setContent(toDocument(readMarkdown(asText(value))), { emitUpdate: false });
  }, [editor, value]);

  const attributesJson = JSON.stringify(attributes);
  useEffect(() => {
    const { editorProps } = editor.options;
    editor.setOptions({ editorProps: { ...editorProps, attributes: JSON.parse(attributesJson) } });
  }, [editor, attributesJson]);

  return (
    <EditorBox aria-invalid={control['aria-invalid']}>
      <EditorContent editor={editor} />
      <Toolbar editor={editor} onLink={() => setLinking(true)}>
        <Counter text={written} maxLength={Number(node.schema.maxLength ?? 0)} />
      </Toolbar>
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </EditorBox>
  );
}

const attributesOf = (control: ControlProps, labelId: string): Record<string, string> => ({
  id: control.id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': labelId,
  'aria-required': String(control['aria-required']),
  'aria-invalid': String(control['aria-invalid']),
  ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
});
