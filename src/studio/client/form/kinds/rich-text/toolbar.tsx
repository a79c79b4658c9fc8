import FormatBold from '@mui/icons-material/FormatBoldOutlined';
import FormatItalic from '@mui/icons-material/FormatItalicOutlined';
import FormatListBulleted from '@mui/icons-material/FormatListBulletedOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { type Editor, useEditorState } from '@tiptap/react';
import { type ReactNode, useId, useState } from 'react';
import { t } from '../../../../../words/reader.ts';
import { palette } from '../../../ui/elements.ts';
import { IconAction, TextAction, TextInput } from '../../ui/controls.tsx';
import { LinkParts } from '../link-field.tsx';
import { kindsFor } from '../link-value.ts';
import { hasLists, toggleList } from './lists.ts';

const Bar = styled('div')({
  position: 'absolute',
  right: -1,
  bottom: '100%',
  zIndex: 1,
  alignItems: 'center',
  gap: 2,
  padding: '0 2px 0 8px',
  marginBottom: 1,
  background: palette.background.paper,
  border: `1px solid ${palette.divider}`,
  borderRadius: 4,
  '& > small': { fontSize: 11, color: palette.text.secondary },
  '& > button': { width: 24, height: 22, '& svg': { fontSize: 16 } },
  '& > button[aria-pressed="true"]': {
    color: palette.text.primary,
    background: palette.action.selected,
  },
});

interface Props {
  editor: Editor;
  /** Whether the dialog of a link is open. */
  isLinking: boolean;
  setLinking(isLinking: boolean): void;
  children: ReactNode;
}

/** For the pointer only: the keyboard has shortcuts, and would have to pass the buttons in each text. */
export function Toolbar({ editor, isLinking, setLinking, children }: Props) {
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      link: now.isActive('link'),
      list: now.isActive('bulletList'),
    }),
  });
  const buttons = [
    {
      name: t('studio/form:bold'),
      keys: 'Ctrl+B',
      icon: <FormatBold aria-hidden />,
      pressed: active.bold,
      run: () => editor.chain().focus().toggleBold().run(),
    },
    {
      name: t('studio/form:emphasis'),
      keys: 'Ctrl+I',
      icon: <FormatItalic aria-hidden />,
      pressed: active.italic,
      run: () => editor.chain().focus().toggleItalic().run(),
    },
    {
      name: t('studio/form:link'),
      keys: 'Ctrl+K',
      icon: <LinkIcon aria-hidden />,
      pressed: active.link,
      run: () => setLinking(true),
    },
    ...(hasLists(editor)
      ? [
          {
            name: t('studio/form:bullets'),
            keys: 'Ctrl+Shift+8',
            icon: <FormatListBulleted aria-hidden />,
            pressed: active.list,
            run: () => toggleList(editor),
          },
        ]
      : []),
  ];
  return (
    <>
      <Bar data-toolbar>
        {children}
        {buttons.map(({ name, keys, icon, pressed, run }) => (
          <IconAction
            key={name}
            tabIndex={-1}
            title={`${name} (${keys})`}
            aria-label={name}
            aria-pressed={pressed}
            onMouseDown={(event) => event.preventDefault()}
            onClick={run}
          >
            {icon}
          </IconAction>
        ))}
      </Bar>
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

const Body = styled('form')({
  display: 'grid',
  gap: 12,
  padding: 16,
  fontSize: 13,
  '& h2': { margin: 0, fontSize: 15, fontWeight: 600 },
  '& > label': { display: 'grid', gap: 3, fontWeight: 500 },
  '& > div:last-child': { display: 'flex', gap: 6 },
});

const ALL_KINDS = kindsFor(undefined);

/** Sets the link of the selected text. Without a selection, it asks for the text too. */
function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
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
        <h2 id={id}>{t('studio/form:link')}</h2>
        {needsWords && (
          <label htmlFor={`${id}-words`}>
            {t('studio/form:link-text')}
            <TextInput
              id={`${id}-words`}
              autoFocus
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </label>
        )}
        <LinkParts
          label={t('studio/form:link')}
          text={to}
          kinds={ALL_KINDS}
          invalid={false}
          autoFocus={!needsWords}
          onChange={setTo}
        />
        <div>
          <TextAction type="submit" disabled={to === ''}>
            {t('studio/form:set-link')}
          </TextAction>
          {before !== '' && (
            <TextAction
              onClick={() => {
                editor.chain().extendMarkRange('link').unsetLink().run();
                close();
              }}
            >
              {t('studio/form:unset-link')}
            </TextAction>
          )}
          <TextAction onClick={close}>{t('studio/ui:cancel')}</TextAction>
        </div>
      </Body>
    </Dialog>
  );
}
