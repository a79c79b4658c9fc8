import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { TextAction, TextInput } from '../../ui/controls.ts';
import { LinkParts } from '../link/link-field.tsx';
import { kindsFor } from '../link/link-value.ts';

const Body = styled('form')({
  display: 'grid',
  gap: 12,
  padding: 16,
  fontSize: 13,
  '& h2': { margin: 0, fontSize: 15, fontWeight: 600 },
  '& > label': { display: 'grid', gap: 3, fontWeight: 500 },
  '& > div:last-child': { display: 'flex', gap: 6 },
});

const KINDS = kindsFor(undefined);

/** Sets the link of the selected text. Without a selection, it asks for the text too. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const id = useId();
  const before = String(editor.getAttributes('link').href ?? '');
  const [to, setTo] = useState(before);
  const [words, setWords] = useState('');
  const needsWords = editor.state.selection.empty && before === '';
  const close = () => {
    onClose();
    // The dialog gives the focus back first.
    setTimeout(() => editor.commands.focus());
  };
  const put = () => {
    const href = to;
    if (needsWords)
      editor.commands.insertContent({
        type: 'text',
        text: words || href,
        marks: [{ type: 'link', attrs: { href } }],
      });
    else editor.chain().extendMarkRange('link').setLink({ href }).run();
    close();
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={id}>
      <Body
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (to !== '') put();
        }}
      >
        <h2 id={id}>Link</h2>
        {needsWords && (
          <label htmlFor={`${id}-words`}>
            Texto do link
            <TextInput
              id={`${id}-words`}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </label>
        )}
        <LinkParts label="Link" text={to} kinds={KINDS} invalid={false} onChange={setTo} />
        <div>
          <TextAction type="submit" disabled={to === ''}>
            Pôr link
          </TextAction>
          {before !== '' && (
            <TextAction
              onClick={() => {
                editor.chain().extendMarkRange('link').unsetLink().run();
                close();
              }}
            >
              Tirar link
            </TextAction>
          )}
          <TextAction onClick={close}>Cancelar</TextAction>
        </div>
      </Body>
    </Dialog>
  );
}
