import { styled } from '@mui/material/styles';
import { EditorContent } from '@tiptap/react';
import { palette } from '../../../ui/elements.ts';
import { type FieldProps, useChange, useForm } from '../../state/form-context.ts';
import { ControlBox, LengthCounter } from '../../ui/controls.tsx';
import { type ControlProps, FieldFrame } from '../../ui/field-frame.tsx';
import { shownText } from '../text-field.tsx';
import { blockPlace, withPastedBlocks } from './pasted-blocks.ts';
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
  const form = useForm();
  const { editor, ...linking } = useTextEditor({
    format: node.schema.lists === true ? RICH_WITH_LISTS : RICH,
    value,
    change: useChange(props),
    split: (texts) => split?.(pointer, texts) ?? false,
    putBlocks(pasted) {
      const top = form.pointer();
      const place = blockPlace({ ...form, value: form.value() }, pointer.slice(top.length));
      const blocks = place && withPastedBlocks(place, pasted);
      if (!blocks) return false;
      form.change(top + place.pointer, blocks);
      return true;
    },
    attributes: attributesOf(control, labelId),
  });
  return (
    <EditorBox aria-invalid={control['aria-invalid']}>
      <EditorContent editor={editor} />
      <Toolbar editor={editor} {...linking}>
        <LengthCounter text={shownText(value)} maxLength={Number(node.schema.maxLength ?? 0)} />
      </Toolbar>
    </EditorBox>
  );
}

const attributesOf = (control: ControlProps, labelId: string): Record<string, string> => ({
  id: control.id,
  role: 'textbox',
  dir: 'auto',
  'aria-multiline': 'true',
  'aria-labelledby': labelId,
  'aria-required': String(control['aria-required']),
  'aria-invalid': String(control['aria-invalid']),
  ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
});

const EditorBox = styled(ControlBox)({
  position: 'relative',
  padding: 0,
  '& [contenteditable]': {
    minHeight: 28,
    padding: '4px 8px',
    outline: 'none',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& [contenteditable] p': { margin: 0 },
  '& [contenteditable] ul': { margin: '4px 0', paddingLeft: 18 },
  '& [contenteditable] a': {
    color: palette.primary.main,
    textDecoration: 'underline',
    cursor: 'text',
  },
  // The toolbar floats above, so that the layout does not move.
  '& > [data-toolbar]': { display: 'none' },
  '&:focus-within > [data-toolbar]': { display: 'flex' },
});
