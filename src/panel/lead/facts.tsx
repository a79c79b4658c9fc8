import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { containerQueries, spacing } from '../../ui/theme/breakpoints.ts';

/** Facts about a submission. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <List component="dl">{children}</List>
);

/** The label above the value; in print, and where a container is wide enough, beside it. */
export const Fact = ({ label, value }: { label: string; value: string }) => (
  <Row>
    <Label component="dt" color="textSecondary">
      {label}
    </Label>
    <Value component="dd">{value}</Value>
  </Row>
);

const List = styled(Stack)({
  gap: spacing(1),
  width: '100%',
  paddingBottom: spacing(1),
}) as typeof Stack;

const beside = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
  columnGap: spacing(2),
};

const Row = styled('div')({
  '@media print': beside,
  [containerQueries.up(480)]: {
    ...beside,
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    alignItems: 'baseline',
  },
});

const Label = styled(Typography)({ fontSize: '.9375rem' }) as typeof Typography;

const Value = styled(Typography)({
  margin: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
}) as typeof Typography;
