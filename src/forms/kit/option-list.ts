import { styled } from '@mui/material/styles';

/** Characters of a label that fits beside another without a second line. */
const SHORT = 30;
/** Options that may stand below each other without pushing the rest of the form out of sight. */
const FEW = 5;

/** What options stand in: beside each other; three, which would be two and one, and a few with long labels below each other. */
export function optionList(options: readonly { label: string }[] = []) {
  const areLong = options.some(({ label }) => label.length > SHORT);
  return options.length === 3 || (areLong && options.length <= FEW) ? Stacked : InColumns;
}

const Stacked = styled('div')({ display: 'grid', gap: '12px 24px' });

/** A grid, so that boxes stay aligned beside a label of two lines. */
const InColumns = styled(Stacked)({
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
});
