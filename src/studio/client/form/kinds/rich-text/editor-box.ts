import { styled } from '@mui/material/styles';
import { palette } from '../../../ui/palette.ts';
import { ControlBox } from '../../ui/controls.ts';

export const EditorBox = styled(ControlBox)({
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
