import { styled } from '@mui/material/styles';
import { litPair, WASH } from '../../../ui/theme/marks.ts';

/** An element with a note: the number of the note is at its end. */
export const noted = {
  '&[data-note]': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'start',
    gap: 14,
  },
} as const;

/** The text of a document; highlighted if it has a note, as an underline would look like a link. */
export const NotedWords = styled('span')({
  '[data-note] &': {
    minWidth: 0,
    '--wash': WASH,
    background: 'var(--wash)',
    boxShadow: '-4px 0 var(--wash), 4px 0 var(--wash)',
    transition: 'background-color 150ms',
    '@media print, (forced-colors: active)': { '--wash': 'transparent', outline: '1px solid' },
  },
  [litPair((note) => `${note} &`)]: { '--wash': 'var(--line)' },
});
