import { EditorContent } from '@tiptap/react';
import { useState } from 'react';
import type { FieldProps } from '../../state/form-context.ts';
import { useChange } from '../../state/use-change.ts';
import { Counter } from '../../ui/counter.tsx';
import { type ControlProps, FieldFrame } from '../../ui/field-frame.tsx';
import { asText } from '../text/text-field.tsx';
import { EditorBox } from './editor-box.ts';
import { LinkDialog } from './link-dialog.tsx';
import { RICH, RICH_WITH_LISTS } from './text-formats.ts';
import { Toolbar } from './toolbar.tsx';
import { useTextEditor } from './use-text-editor.ts';

/** A text with emphasis, links and perhaps lists, shown formatted and stored as Markdown. */
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
  const [linking, setLinking] = useState(false);
  const editor = useTextEditor({
    format: node.schema.lists === true ? RICH_WITH_LISTS : RICH,
    value,
    change: useChange(props),
    split: (texts) => split?.(pointer, texts) ?? false,
    attributes: attributesOf(control, labelId),
    onLink: () => setLinking(true),
  });
  return (
    <EditorBox aria-invalid={control['aria-invalid']}>
      <EditorContent editor={editor} />
      <Toolbar editor={editor} onLink={() => setLinking(true)}>
        <Counter text={asText(value)} maxLength={Number(node.schema.maxLength ?? 0)} />
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
