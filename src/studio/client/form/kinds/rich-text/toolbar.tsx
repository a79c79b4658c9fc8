import FormatBold from '@mui/icons-material/FormatBoldOutlined';
import FormatItalic from '@mui/icons-material/FormatItalicOutlined';
import FormatListBulleted from '@mui/icons-material/FormatListBulletedOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import { styled } from '@mui/material/styles';
import { type Editor, useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { palette } from '../../../ui/palette.ts';
import { IconAction } from '../../ui/controls.ts';
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
  onLink(): void;
  children: ReactNode;
}

/** For the pointer only: the keyboard has shortcuts, and would have to pass the buttons in each text. */
export function Toolbar({ editor, onLink, children }: Props) {
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
      name: 'Negrito',
      keys: 'Ctrl+B',
      icon: <FormatBold aria-hidden />,
      pressed: active.bold,
      run: () => editor.chain().focus().toggleBold().run(),
    },
    {
      name: 'Ênfase',
      keys: 'Ctrl+I',
      icon: <FormatItalic aria-hidden />,
      pressed: active.italic,
      run: () => editor.chain().focus().toggleItalic().run(),
    },
    {
      name: 'Link',
      keys: 'Ctrl+K',
      icon: <LinkIcon aria-hidden />,
      pressed: active.link,
      run: onLink,
    },
    ...(hasLists(editor)
      ? [
          {
            name: 'Lista',
            keys: 'Ctrl+Shift+8',
            icon: <FormatListBulleted aria-hidden />,
            pressed: active.list,
            run: () => toggleList(editor),
          },
        ]
      : []),
  ];
  return (
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
  );
}
