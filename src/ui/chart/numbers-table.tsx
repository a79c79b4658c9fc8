import { styled } from '@mui/material/styles';
import { useMessages } from '../../data/site-context.ts';
import { Table } from '../table.tsx';

interface Props {
  head: string[];
  rows: string[][];
}

/** What a drawing shows, in numbers, for whoever wants them or cannot see it. */
export function NumbersTable({ head, rows }: Props) {
  const { exhibits } = useMessages();
  return (
    // A visitor may have opened it before the app came.
    <Numbers suppressHydrationWarning>
      <summary data-no-print="">{exhibits.numbers}</summary>
      <Table head={[exhibits.moment, ...head]} rows={rows} />
    </Numbers>
  );
}

const Numbers = styled('details')({
  position: 'relative',
  zIndex: 1, // above a link that covers all of its card
  marginTop: 20,
  fontSize: '.9375rem',
  '& > summary': {
    width: 'fit-content',
    paddingBlock: 6,
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '.3em',
    cursor: 'pointer',
  },
  // On paper nothing can be opened.
  '@media print': { '&::details-content': { contentVisibility: 'visible', display: 'block' } },
});
