import { styled } from '@mui/material/styles';
import { useMessages } from '../data/site-context.ts';
import { Details, UnderlinedSummary } from '../native-details.tsx';
import { Table } from '../table.tsx';
import { spacing } from '../theme/breakpoints.ts';
import { size } from '../theme/size.ts';

interface Props {
  head: string[];
  rows: string[][];
}

/** The numbers of a drawing as a table, also for those who cannot see it. */
export function NumbersTable({ head, rows }: Props) {
  const { exhibits } = useMessages();
  return (
    // The visitor may have opened it before hydration.
    <Numbers suppressHydrationWarning>
      <Summary data-no-print="">{exhibits.numbers}</Summary>
      <Table head={[exhibits.moment, ...head]} rows={rows} />
    </Numbers>
  );
}

const Numbers = styled(Details)({
  position: 'relative',
  zIndex: 1, // above the link that covers its card
  marginTop: spacing(2.5),
  fontSize: size.small,
});

const Summary = styled(UnderlinedSummary)({ paddingBlock: 6 });
