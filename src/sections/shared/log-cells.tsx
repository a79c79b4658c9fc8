import { styled } from '@mui/material/styles';

/** Time, actor, action of a log, cells of a table; on a phone the time stands before the others. */
export const Cells = styled('div')({
  '&&': { gap: 0, padding: 0 },
  '&& > p': {
    display: 'block',
    position: 'relative',
    padding: '8px calc(var(--end) + 32px) 8px calc(var(--start) + 5.25em)',
    borderBottom: '1px solid var(--line)',
    lineHeight: 1.45,
    fontVariantNumeric: 'tabular-nums',
    '&:last-of-type': { borderBottom: 0 },
    '& > :first-of-type': {
      position: 'absolute',
      left: 'var(--start)',
      color: 'var(--muted)',
      '&&': { background: 'none', boxShadow: 'none', outline: 0 },
    },
    '& > :nth-of-type(2)': { fontWeight: 600 },
    // Afloat beside the words of a table it adds no height to the row.
    '& > [aria-hidden]': {
      position: 'absolute',
      top: 8,
      right: 'var(--end)',
      float: 'right',
      marginBottom: -6,
    },
  },
  '@media (min-width: 640px), print': {
    '&&': {
      display: 'table',
      width: 'calc(100% - var(--start) - var(--end))',
      marginLeft: 'var(--start)',
      borderCollapse: 'collapse',
    },
    '&& > p': {
      display: 'table-row',
      '& > :first-of-type, & > [aria-hidden]': { position: 'static' },
      '& > :not([aria-hidden])': { display: 'table-cell', padding: '9px 24px 9px 0' },
    },
  },
});
