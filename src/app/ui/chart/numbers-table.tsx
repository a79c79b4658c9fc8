import { styled } from '@mui/material/styles';
import { useMessages } from '../../data/site-context.ts';
import { Details, UnderlinedSummary } from '../native-details.tsx';
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
      <Summary data-no-print="">{exhibits.numbers}</Summary>
      <Table head={[exhibits.moment, ...head]} rows={rows} />
    </Numbers>
  );
}

const Numbers = styled(Details)({
  position: 'relative',
  zIndex: 1, // above a link that covers all of its card
  marginTop: 20,
  fontSize: '.9375rem',
});

const Summary = styled(UnderlinedSummary)({ paddingBlock: 6 });
